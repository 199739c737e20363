import FuzzTargets
import Glibc

/// The parser of this run: `FUZZ_TARGET`, set by scripts/fuzz.
let target: FuzzTarget = {
    guard let name = getenv("FUZZ_TARGET"), let target = FuzzTarget(rawValue: String(cString: name)) else {
        print("FUZZ_TARGET names one of \(FuzzTarget.allCases.map(\.rawValue))")
        exit(2)
    }
    return target
}()

typealias OneInput = @convention(c) (UnsafePointer<UInt8>?, Int) -> CInt

/// libFuzzer's loop, from the library that `-sanitize=fuzzer` links.
@_silgen_name("LLVMFuzzerRunDriver")
func runDriver(_ count: UnsafeMutablePointer<CInt>, _ arguments: UnsafeMutableRawPointer, _ one: OneInput) -> CInt

/// The linker is told by the package manager to enter a program `Fuzz` here.
@_cdecl("Fuzz_main")
public func enter(_ count: CInt, _ arguments: UnsafeMutableRawPointer) -> CInt {
    var count = count
    var arguments = arguments
    return withUnsafeMutablePointer(to: &arguments) { pointer in
        runDriver(&count, UnsafeMutableRawPointer(pointer), fuzzOneInput)
    }
}

/// One input; the library's own entry refers to it by this name too.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
    target.run(Array(UnsafeBufferPointer(start: start, count: length)))
    return 0
}
