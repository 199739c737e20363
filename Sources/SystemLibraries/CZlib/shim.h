#ifndef TRAVLENDAR_CZLIB_SHIM_H
#define TRAVLENDAR_CZLIB_SHIM_H
#include <zlib.h>
#endif
