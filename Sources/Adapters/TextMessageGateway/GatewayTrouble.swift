internal import AsyncHTTPClient
internal import Glibc
internal import NIOCore
internal import NIOPosix
internal import NIOSSL
internal import Notifications

/// Why a gateway gave no answer, in words of which none is part of the request.
enum GatewayTrouble {
    /// What an error means for the message. `wasSent`: whether anything of the request has left.
    static func failure(_ error: any Error, wasSent: Bool) -> TextMessageFailure {
        // At the deadline a request may just be leaving.
        if wasSent || (error as? HTTPClientError) == .deadlineExceeded {
            return .unknown(reason: "the gateway did not answer; the message may have been sent")
        }
        guard let cause = cause(error) else { return .temporary(reason: "the gateway can't be reached") }
        return .temporary(reason: "the gateway can't be reached: \(cause)")
    }

    private static func cause(_ error: any Error) -> String? {
        switch error {
        case let error as HTTPClientError where error == .connectTimeout || error == .tlsHandshakeTimeout:
            return "it does not answer in time"
        case ChannelError.connectTimeout: return "it does not answer in time"
        case let error as NIOConnectionError:
            guard let first = error.connectionErrors.first else { return "the name of its host is not found" }
            return cause(first.error)
        case let error as IOError where error.errnoCode == ECONNREFUSED: return "it refuses the connection"
        case let error as IOError where [EHOSTUNREACH, ENETUNREACH].contains(error.errnoCode):
            return "no network leads to it"
        case NIOSSLError.handshakeFailed(let cause):
            let isRefused = "\(cause)".contains("CERTIFICATE_VERIFY_FAILED")
            return isRefused ? "its certificate is not valid" : "the TLS handshake fails"
        case NIOSSLError.unableToValidateCertificate, NIOSSLError.noCertificateToValidate:
            return "its certificate is not valid"
        case let error as NIOSSLExtraError where error == .failedToValidateHostname:
            return "its certificate is for another name"
        case is NIOSSLError, is NIOSSLExtraError: return "the TLS handshake fails"
        default: return nil
        }
    }
}
