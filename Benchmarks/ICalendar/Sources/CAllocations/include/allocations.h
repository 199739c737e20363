#pragma once

/// How often memory was asked for since the program began, by anybody in it.
long allocations_count(void);
