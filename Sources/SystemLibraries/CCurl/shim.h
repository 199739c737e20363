#ifndef TRAVLENDAR_CCURL_SHIM_H
#define TRAVLENDAR_CCURL_SHIM_H
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Swift does not call functions with a variable number of arguments: one function for each type of value.

static inline CURLcode travlendar_curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode travlendar_curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode travlendar_curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode travlendar_curl_set_pointer(CURL *handle, CURLoption option, void *value) {
    return curl_easy_setopt(handle, option, value);
}

typedef size_t (*travlendar_curl_callback)(char *bytes, size_t size, size_t count, void *context);

static inline CURLcode travlendar_curl_set_callback(CURL *handle, CURLoption option, travlendar_curl_callback value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode travlendar_curl_get_number(CURL *handle, CURLINFO info, long *value) {
    return curl_easy_getinfo(handle, info, value);
}
#endif
