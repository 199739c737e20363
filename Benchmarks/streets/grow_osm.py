#!/usr/bin/env python3
"""A synthetic country: a grid of copies of one OpenStreetMap extract, joined by trunk roads, to see how imports and
queries grow.  Standard library only.

usage: grow_osm.py town.osm.pbf COLUMNS ROWS out.osm.pbf

Every copy is moved east or north by the size of the town's box, and its ids by a multiple of 10^11.  Neighbours are
joined at three places a side, between nodes of their larger roads.
"""
import struct
import sys
import zlib

STEP = 10 ** 11
LARGER = {b"motorway", b"trunk", b"primary", b"secondary", b"tertiary"}


def varint(data, at):
    value = shift = 0
    while True:
        byte = data[at]
        at += 1
        value |= (byte & 127) << shift
        if byte < 128:
            return value, at
        shift += 7


def put(value):
    out = bytearray()
    while value > 127:
        out.append(value & 127 | 128)
        value >>= 7
    out.append(value)
    return bytes(out)


def zig(value):
    return value << 1 if value >= 0 else (-value << 1) - 1


def zag(value):
    return value >> 1 if value & 1 == 0 else -(value + 1 >> 1)


def fields(data):
    """(number, wire type, value or bytes) of a message"""
    at = 0
    while at < len(data):
        key, at = varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = varint(data, at)
        elif kind == 2:
            length, at = varint(data, at)
            value, at = data[at:at + length], at + length
        else:
            raise SystemExit("unexpected wire type %d" % kind)
        yield key >> 3, kind, value


def message(parts):
    out = bytearray()
    for number, kind, value in parts:
        out += put(number << 3 | kind)
        if kind == 2:
            out += put(len(value))
            out += value
        else:
            out += put(value)
    return bytes(out)


def packed(data):
    at, out = 0, []
    while at < len(data):
        value, at = varint(data, at)
        out.append(value)
    return out


def blobs(path):
    with open(path, "rb") as file:
        while size := file.read(4):
            header = dict((n, v) for n, _, v in fields(file.read(struct.unpack(">I", size)[0])))
            blob = dict((n, v) for n, _, v in fields(file.read(header[3])))
            yield header[1], blob[1] if 1 in blob else zlib.decompress(blob[3])


def write(file, kind, data):
    blob = message([(2, 0, len(data)), (3, 2, zlib.compress(data, 1))])
    header = message([(1, 2, kind), (3, 0, len(blob))])
    file.write(struct.pack(">I", len(header)) + header + blob)


def moved_column(data, by):
    """A delta-coded column starts from zero: moving its first value moves all."""
    if not data:
        return data
    first, at = varint(data, 0)
    return put(zig(zag(first) + by)) + data[at:]


def moved_group(group, ids, lat, lon):
    out = []
    for number, kind, value in fields(group):
        if number == 2:
            by = {1: ids, 8: lat, 9: lon}
            value = message((n, k, moved_column(v, by[n]) if n in by else v) for n, k, v in fields(value))
        elif number == 3:
            value = message((n, k, v + ids if n == 1 else moved_column(v, ids) if n == 8 else v) for n, k, v in fields(value))
        elif number == 4:
            value = message((n, k, v + ids if n == 1 else moved_column(v, ids) if n == 9 else v) for n, k, v in fields(value))
        else:
            raise SystemExit("plain nodes are not handled")
        out.append((number, kind, value))
    return message(out)


def gates(blocks):
    """The box of the town in units of 1e-7 degree, and for each side three nodes of larger roads near it."""
    nodes, roads = {}, set()
    for block in blocks:
        strings, groups = [], []
        for number, _, value in fields(block):
            if number == 1:
                strings = [v for _, _, v in fields(value)]
            elif number == 2:
                groups.append(value)
            elif number in (17, 19, 20) and value != {17: 100}.get(number, 0):
                raise SystemExit("another granularity is not handled")
        for group in groups:
            for number, _, value in fields(group):
                item = dict((n, v) for n, _, v in fields(value))
                if number == 2:
                    node = lat = lon = 0
                    for a, b, c in zip(packed(item[1]), packed(item[8]), packed(item[9])):
                        node, lat, lon = node + zag(a), lat + zag(b), lon + zag(c)
                        nodes[node] = (lat, lon)
                elif number == 3:
                    tags = {strings[k]: strings[v] for k, v in zip(packed(item.get(2, b"")), packed(item.get(3, b"")))}
                    if tags.get(b"highway") in LARGER and tags.get(b"oneway") in (None, b"no"):
                        node = 0
                        for delta in packed(item[8]):
                            node += zag(delta)
                            roads.add(node)
    south, north = min(v[0] for v in nodes.values()), max(v[0] for v in nodes.values())
    west, east = min(v[1] for v in nodes.values()), max(v[1] for v in nodes.values())
    sides = {}
    for side, axis, sign in (("east", 1, 1), ("west", 1, -1), ("north", 0, 1), ("south", 0, -1)):
        low, size = (south, north - south) if axis == 1 else (west, east - west)
        sides[side] = []
        for band in range(3):
            inside = [n for n in roads if n in nodes and band <= 3 * (nodes[n][1 - axis] - low) / (size + 1) < band + 1]
            sides[side].append(max(inside, key=lambda n: (sign * nodes[n][axis], n)))
    return (north - south + 1000, east - west + 1000), sides


def joins(columns, rows, sides):
    way = 9 * STEP * columns * rows
    for row in range(rows):
        for column in range(columns):
            here = STEP * (row * columns + column)
            for ahead, back, there in (("east", "west", here + STEP if column + 1 < columns else None),
                                       ("north", "south", here + STEP * columns if row + 1 < rows else None)):
                if there is not None:
                    for a, b in zip(sides[ahead], sides[back]):
                        way += 1
                        yield way, a + here, b + there


def main(path, columns, rows, out):
    header, blocks = None, []
    for kind, data in blobs(path):
        if kind == b"OSMHeader":
            header = data
        else:
            blocks.append(data)
    (height, width), sides = gates(blocks)
    parsed = [list(fields(block)) for block in blocks]
    with open(out, "wb") as file:
        write(file, b"OSMHeader", message(p for p in fields(header) if p[0] != 1))
        for row in range(rows):
            for column in range(columns):
                ids = STEP * (row * columns + column)
                for block in parsed:
                    write(file, b"OSMData", message(
                        (n, k, moved_group(v, ids, row * height, column * width) if n == 2 else v) for n, k, v in block))
        strings = [b"", b"highway", b"trunk"]
        ways = [message([(1, 0, way), (2, 2, put(1)), (3, 2, put(2)), (8, 2, put(zig(a)) + put(zig(b - a)))])
                for way, a, b in joins(columns, rows, sides)]
        write(file, b"OSMData", message([(1, 2, message((1, 2, s) for s in strings)), (2, 2, message((3, 2, w) for w in ways))]))


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4])
