#ifndef TRAVLENDAR_CGMIME_SHIM_H
#define TRAVLENDAR_CGMIME_SHIM_H
#include <gmime/gmime.h>

// What the macros of GObject do: nil where the object is not of the type.

static inline GMimePart *travlendar_mime_part(void *object) {
    return GMIME_IS_PART(object) ? GMIME_PART(object) : NULL;
}

static inline GMimeMultipart *travlendar_mime_multipart(void *object) {
    return GMIME_IS_MULTIPART(object) ? GMIME_MULTIPART(object) : NULL;
}

static inline GMimeMessagePart *travlendar_mime_message_part(void *object) {
    return GMIME_IS_MESSAGE_PART(object) ? GMIME_MESSAGE_PART(object) : NULL;
}

static inline GMimeObject *travlendar_mime_object(void *object) {
    return GMIME_IS_OBJECT(object) ? GMIME_OBJECT(object) : NULL;
}

static inline InternetAddressMailbox *travlendar_mime_mailbox(void *object) {
    return INTERNET_ADDRESS_IS_MAILBOX(object) ? INTERNET_ADDRESS_MAILBOX(object) : NULL;
}

static inline GMimeStreamMem *travlendar_mime_memory(void *object) {
    return GMIME_IS_STREAM_MEM(object) ? GMIME_STREAM_MEM(object) : NULL;
}
#endif
