"""Small OpenStreetMap files (.osm.pbf) of our own."""

import struct
import zlib


def varint(value):
    out = bytearray()
    while value > 0x7F:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    return bytes(out + bytes([value]))


def zigzag(value):
    return value << 1 if value >= 0 else (-value << 1) - 1


def field(number, value):
    if isinstance(value, int):
        return varint(number << 3) + varint(value)
    data = value.encode() if isinstance(value, str) else value
    return varint(number << 3 | 2) + varint(len(data)) + data


def packed(values):
    return b"".join(varint(value) for value in values)


def deltas(values):
    return packed(zigzag(value - before) for before, value in zip([0, *values], values))


MEMBER_KINDS = ["node", "way", "relation"]


def write(path, nodes, ways, relations={}):
    """`nodes`: by id, (latitude, longitude, tags); `ways`: by id, (node ids, tags); `relations`: by id, (members as (kind, id, role), tags)."""
    strings = [""]

    def text(value):
        if value not in strings:
            strings.append(value)
        return strings.index(value)

    def tags(pairs):
        return field(2, packed(map(text, pairs))) + field(3, packed(map(text, pairs.values())))

    points, lines, groups = b"", b"", b""
    for number, (latitude, longitude, pairs) in nodes.items():
        place = varint(8 << 3) + varint(zigzag(round(latitude * 1e7))) + varint(9 << 3) + varint(zigzag(round(longitude * 1e7)))
        points += field(1, varint(1 << 3) + varint(zigzag(number)) + tags(pairs) + place)
    for number, (ids, pairs) in ways.items():
        lines += field(3, field(1, number) + tags(pairs) + field(8, deltas(ids)))
    for number, (members, pairs) in relations.items():
        roles, kinds = packed(text(role) for _, _, role in members), packed(MEMBER_KINDS.index(kind) for kind, _, _ in members)
        ids = deltas([member for _, member, _ in members])
        groups += field(4, field(1, number) + tags(pairs) + field(8, roles) + field(9, ids) + field(10, kinds))
    table = field(1, b"".join(field(1, string) for string in strings))

    def blob(kind, data):
        body = field(2, len(data)) + field(3, zlib.compress(data))
        header = field(1, kind) + field(3, len(body))
        return struct.pack(">I", len(header)) + header + body

    head = field(4, "OsmSchema-V0.6")
    path.write_bytes(blob("OSMHeader", head) + blob("OSMData", table + field(2, points) + field(2, lines) + field(2, groups)))
