// A certificate for tests of https, made anew for each run: no key lies in the project. It is signed by itself and names
// the hosts that it is given. Source of the form: RFC 5280.
import { generateKeyPairSync, sign } from 'node:crypto';

export interface TestCertificate {
  readonly key: string;
  readonly cert: string;
}

const HOUR_MS = 3_600_000;

const [INTEGER, BITS, OCTETS, OID, UTF8, TIME, SEQUENCE, SET] = [2, 3, 4, 6, 12, 23, 0x30, 0x31] as const;

function der(tag: number, ...parts: readonly (Buffer | readonly number[])[]): Buffer {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part as Buffer)));
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const ECDSA_WITH_SHA256 = der(SEQUENCE, der(OID, [0x2a, 0x86, 0x48, 0xce, 0x3d, 4, 3, 2]));
const COMMON_NAME = der(OID, [0x55, 4, 3]);
const SUBJECT_ALT_NAME = der(OID, [0x55, 0x1d, 0x11]);

function time(at: number): Buffer {
  return der(TIME, Buffer.from(`${new Date(at).toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
}

/** Good from an hour ago for two hours. */
export function makeCertificate(hosts: readonly string[]): TestCertificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const name = der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(hosts[0] ?? '')))));
  const names = der(SEQUENCE, ...hosts.map((host) => der(0x82, Buffer.from(host))));
  const now = Date.now();
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, [2])),
    der(INTEGER, [1]),
    ECDSA_WITH_SHA256,
    name,
    der(SEQUENCE, time(now - HOUR_MS), time(now + HOUR_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, der(SEQUENCE, der(SEQUENCE, SUBJECT_ALT_NAME, der(OCTETS, names)))),
  );
  const signature = der(BITS, [0], sign('sha256', body, privateKey));
  const certificate = der(SEQUENCE, body, ECDSA_WITH_SHA256, signature);
  const lines = certificate.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`,
  };
}
