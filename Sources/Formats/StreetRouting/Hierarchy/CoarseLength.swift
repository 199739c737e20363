/// Metres in 16 bits: 13 significant ones, good to one part in 8,192; whole centimetres up to 81 m, at most 1,342 km.
public struct CoarseLength: Hashable, BitwiseCopyable, Sendable {
    /// Below 4096 centimetres; above, four bits of exponent over twelve of fraction, as in a floating-point number.
    let bits: UInt16

    private static let most: UInt32 = 8191 << 14

    init(metres: Float) {
        let centimetres = UInt32(min(max(0, metres * 100), Float(Self.most)).rounded())
        let shift = UInt32(max(0, UInt32.bitWidth - centimetres.leadingZeroBitCount - 13))
        let half: UInt32 = (1 << shift) / 2
        // Rounding up may carry into the exponent, as it should.
        let rounded = (min(centimetres, Self.most - half) + half) >> shift
        bits = UInt16((shift << 12) + rounded)
    }

    var metres: Float {
        let exponent = bits >> 12
        guard exponent > 0 else { return Float(bits) / 100 }
        return Float((UInt32(bits & 4095) + 4096) << UInt32(exponent - 1)) / 100
    }
}
