"""A provider of OpenID Connect on loopback, with RS256 and PKCE; it knows whoever a test says."""

import base64
import hashlib
import http.server
import json
import secrets
import threading
import time
import urllib.parse

from travlendar import free_port


def prime(bits):
    """A random probable prime (Miller-Rabin)."""
    while True:
        number = secrets.randbits(bits) | 1 | 3 << bits - 2
        if any(number % small == 0 for small in (3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47)):
            continue
        odd, twos = number - 1, 0
        while odd % 2 == 0:
            odd, twos = odd // 2, twos + 1
        for _ in range(8):
            x = pow(secrets.randbelow(number - 3) + 2, odd, number)
            if x in (1, number - 1):
                continue
            for _ in range(twos - 1):
                x = x * x % number
                if x == number - 1:
                    break
            else:
                break
        else:
            return number


def base64url(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


class Key:
    """RSASSA-PKCS1-v1_5 with SHA-256 (RFC 8017 §8.2)."""

    prefix = bytes.fromhex("3031300d060960864801650304020105000420")

    def __init__(self, bits=2048):
        while True:
            p, q = prime(bits // 2), prime(bits // 2)
            if (p - 1) * (q - 1) % 65537 and p != q:
                break
        self.n, self.e, self.bytes = p * q, 65537, bits // 8
        self.d = pow(self.e, -1, (p - 1) * (q - 1))

    def sign(self, message):
        digest = self.prefix + hashlib.sha256(message).digest()
        padded = b"\x00\x01" + b"\xff" * (self.bytes - len(digest) - 3) + b"\x00" + digest
        return pow(int.from_bytes(padded), self.d, self.n).to_bytes(self.bytes)


class Provider:
    """Answers at `issuer`; `person` holds the claims of whoever is logged in there."""

    def __init__(self, client="travlendar", secret="a-provider's-s3cret/+"):
        self.client, self.secret = client, secret
        self.person = {"sub": "ana-at-example", "email": "ana@example.com", "email_verified": True}
        self.key, self.codes = Key(), {}
        # What tokens are signed with; the key alone is published.
        self.signer = self.key
        port = free_port()
        self.issuer = f"http://127.0.0.1:{port}"
        provider = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_GET(self):
                provider.answer(self, b"")

            def do_POST(self):
                provider.answer(self, self.rfile.read(int(self.headers["Content-Length"])))

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Handler)
        self.thread = threading.Thread(target=self.server.serve_forever, daemon=True)

    def __enter__(self):
        self.thread.start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()

    def settings(self, directory, **more):
        file = directory / "openid-secret"
        file.write_text(self.secret + "\n")
        lines = {"issuer": self.issuer, "client": self.client, "secretFile": str(file), "name": "Example", **more}
        return "".join(f"openid.{name} = {json.dumps(value)}\n" for name, value in lines.items())

    def answer(self, request, body):
        parts = urllib.parse.urlsplit(request.path)
        query = dict(urllib.parse.parse_qsl(parts.query))
        if parts.path == "/.well-known/openid-configuration":
            return self.send(request, 200, {
                "issuer": self.issuer, "authorization_endpoint": self.issuer + "/authorize",
                "token_endpoint": self.issuer + "/token", "jwks_uri": self.issuer + "/keys",
                "authorization_response_iss_parameter_supported": True,
            })
        if parts.path == "/keys":
            number = self.key.n.to_bytes(self.key.bytes)
            key = {"kty": "RSA", "use": "sig", "alg": "RS256", "kid": "1", "n": base64url(number), "e": "AQAB"}
            return self.send(request, 200, {"keys": [key]})
        if parts.path == "/authorize":
            assert query["client_id"] == self.client and query["response_type"] == "code", query
            assert query["code_challenge_method"] == "S256" and "openid" in query["scope"].split(), query
            code = secrets.token_urlsafe(16)
            self.codes[code] = query
            back = urllib.parse.urlencode({"code": code, "state": query["state"], "iss": self.issuer})
            request.send_response(302)
            request.send_header("Location", query["redirect_uri"] + "?" + back)
            request.send_header("Content-Length", "0")
            return request.end_headers()
        if parts.path == "/token":
            form = dict(urllib.parse.parse_qsl(body.decode()))
            pair = f"{urllib.parse.quote(self.client, safe='')}:{urllib.parse.quote(self.secret, safe='')}"
            if request.headers["Authorization"] != "Basic " + base64.b64encode(pair.encode()).decode():
                return self.send(request, 401, {"error": "invalid_client"})
            asked = self.codes.pop(form["code"], None)
            challenge = base64url(hashlib.sha256(form["code_verifier"].encode()).digest())
            if not asked or asked["code_challenge"] != challenge or asked["redirect_uri"] != form["redirect_uri"]:
                return self.send(request, 400, {"error": "invalid_grant"})
            now = int(time.time())
            claims = {
                "iss": self.issuer, "aud": self.client, "iat": now, "exp": now + 300, "nonce": asked["nonce"],
                **self.person,
            }
            parts = [json.dumps({"alg": "RS256", "kid": "1"}), json.dumps(claims)]
            signed = ".".join(base64url(part.encode()) for part in parts)
            token = signed + "." + base64url(self.signer.sign(signed.encode()))
            return self.send(request, 200, {"id_token": token, "token_type": "Bearer", "access_token": "unused"})
        return self.send(request, 404, {})

    def send(self, request, status, value):
        body = json.dumps(value).encode()
        request.send_response(status)
        request.send_header("Content-Type", "application/json")
        request.send_header("Content-Length", str(len(body)))
        request.end_headers()
        request.wfile.write(body)
