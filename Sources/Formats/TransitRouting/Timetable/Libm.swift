internal import Glibc

/// The few functions of the C library that this module needs.
enum Libm {
    static func cosine(_ radians: Double) -> Double { cos(radians) }
}
