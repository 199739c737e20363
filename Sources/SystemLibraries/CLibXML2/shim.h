// Debian's libxml2 is built with ICU, and its <libxml/encoding.h> would bring the system's <unicode/*.h> in:
// their UErrorCode is not that of Foundation's ICU, and a file that sees both modules is refused
// ("different definitions in different modules"). Nothing of what is used here depends on it.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/parser.h>
#include <libxml/SAX2.h>
#include <libxml/xmlerror.h>
