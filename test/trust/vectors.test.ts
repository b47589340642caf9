// Published vectors: RFC 8785 (JCS), RFC 8037 (Ed25519 in JOSE), RFC 7638 (thumbprints), RFC 7515 (JWS).
import { flattenedVerify, importJWK } from 'jose';
import { describe, expect, it } from 'vitest';
import type { PublicKey } from '../../src/schema/trust.ts';
import { canonicalize } from '../../src/kernel/jcs.ts';
import { digestBytes } from '../../src/kernel/digest.ts';
import { thumbprintOf } from '../../src/trust/keys/keys.ts';
import { verifyManifest } from '../../src/trust/keys/manifest.ts';

/** RFC 8785 Appendix B: IEEE 754 doubles in hexadecimal, and how they are written. */
const numbers = [
  ['0000000000000000', '0'],
  ['8000000000000000', '0'],
  ['0000000000000001', '5e-324'],
  ['8000000000000001', '-5e-324'],
  ['7fefffffffffffff', '1.7976931348623157e+308'],
  ['ffefffffffffffff', '-1.7976931348623157e+308'],
  ['4340000000000000', '9007199254740992'],
  ['c340000000000000', '-9007199254740992'],
  ['4430000000000000', '295147905179352830000'],
  ['44b52d02c7e14af5', '9.999999999999997e+22'],
  ['44b52d02c7e14af6', '1e+23'],
  ['44b52d02c7e14af7', '1.0000000000000001e+23'],
  ['444b1ae4d6e2ef4e', '999999999999999700000'],
  ['444b1ae4d6e2ef4f', '999999999999999900000'],
  ['444b1ae4d6e2ef50', '1e+21'],
  ['3eb0c6f7a0b5ed8c', '9.999999999999997e-7'],
  ['3eb0c6f7a0b5ed8d', '0.000001'],
  ['41b3de4355555553', '333333333.3333332'],
  ['41b3de4355555554', '333333333.33333325'],
  ['41b3de4355555555', '333333333.3333333'],
  ['41b3de4355555556', '333333333.3333334'],
  ['41b3de4355555557', '333333333.33333343'],
  ['becbf647612f3696', '-0.0000033333333333333333'],
  ['43143ff3c1cb0959', '1424953923781206.2'],
] as const;

describe('RFC 8785', () => {
  it.each(numbers)('writes the number %s as %s', (hexadecimal, text) => {
    const number = Buffer.from(hexadecimal, 'hex').readDoubleBE();
    expect(canonicalize(number)).toBe(text);
  });

  it.each(['7fffffffffffffff', '7ff0000000000000'])('refuses %s', (hexadecimal) => {
    const number = Buffer.from(hexadecimal, 'hex').readDoubleBE();
    expect(() => canonicalize(number)).toThrow(TypeError);
  });

  it('writes the sample of section 3.2.2', () => {
    const value = {
      numbers: [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    };
    expect(canonicalize(value)).toBe(
      String.raw`{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\u000f\nA'B\"\\\\\"/"}`,
    );
  });

  it('sorts the sample of section 3.2.3 by UTF-16 code units', () => {
    const value = {
      '\u20ac': 'Euro Sign',
      '\r': 'Carriage Return',
      '\ufb33': 'Hebrew Letter Dalet With Dagesh',
      '1': 'One',
      '\u{1f600}': 'Emoji: Grinning Face',
      '\u0080': 'Control',
      '\u00f6': 'Latin Small Letter O With Diaeresis',
    };
    const sorted = Object.values(JSON.parse(`{"x":${canonicalize(value)}}`).x);
    // An index comes first in any object, so its place is looked for in the text.
    expect(canonicalize(value).indexOf('"1"')).toBeGreaterThan(
      canonicalize(value).indexOf(String.raw`"\r"`),
    );
    expect(sorted.slice(1)).toEqual([
      'Carriage Return',
      'Control',
      'Latin Small Letter O With Diaeresis',
      'Euro Sign',
      'Emoji: Grinning Face',
      'Hebrew Letter Dalet With Dagesh',
    ]);
  });

  it.each([['\ud800'], [{ a: ['x\udc00'] }], [{ '\ud83d': 1 }]])(
    'refuses %j, which is no text',
    (value) => {
      expect(() => canonicalize(value)).toThrow('surrogate');
    },
  );

  it('leaves out members without a value, as JSON does', () => {
    expect(canonicalize({ b: undefined, a: { c: null } })).toBe('{"a":{"c":null}}');
    expect(() => canonicalize(undefined)).toThrow(TypeError);
  });
});

/** RFC 8037 Appendix A. */
const key: PublicKey = {
  alg: 'Ed25519',
  crv: 'Ed25519',
  kid: 'kPrK_qmxVWaYVA9wwBF6Iuo3vVzz7TxHCTwXBygrS4k',
  kty: 'OKP',
  use: 'sig',
  x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
};

describe('RFC 8037', () => {
  it('has the thumbprint of A.3', async () => {
    expect(await thumbprintOf(key)).toBe(key.kid);
  });

  it('verifies the signature of A.4', async () => {
    const jws = {
      protected: 'eyJhbGciOiJFZERTQSJ9',
      payload: 'RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmc',
      signature:
        'hgyY0il_MGCjP0JzlnLWG1PPOt7-09PGcvMg3AIbQR6dWbhijcNR4ki4iylGjg5BhVsPt9g7sVvpAr_MuM0KAg',
    };
    const secret = await importJWK({ ...key }, 'EdDSA');
    const { payload } = await flattenedVerify(jws, secret, { algorithms: ['EdDSA'] });
    expect(new TextDecoder().decode(payload)).toBe('Example of Ed25519 signing');
    const broken = { ...jws, payload: 'RXhhbXBsZSBvZiBFZDI1NTE5IHNpZ25pbmh' };
    await expect(flattenedVerify(broken, secret, { algorithms: ['EdDSA'] })).rejects.toThrow();
  });
});

it('refuses the general JWS of RFC 7515 A.6, which is of other algorithms and no manifest', async () => {
  const example = {
    payload:
      'eyJpc3MiOiJqb2UiLA0KICJleHAiOjEzMDA4MTkzODAsDQogImh0dHA6Ly9leGFtcGxlLmNvbS9pc19yb290Ijp0cnVlfQ',
    signatures: [
      {
        protected: 'eyJhbGciOiJFUzI1NiJ9',
        signature:
          'DtEhU3ljbEg8L38VWAfUAqOyKAM6-Xx-F4GawxaepmXFCgfTjDxw5djxLa8ISlSApmWQxfKTUJqPP3-Kg6NU1Q',
      },
    ],
  };
  await expect(verifyManifest(example, [key])).rejects.toMatchObject({ code: 'header-refused' });
});

it('digests as everybody does', () => {
  // FIPS 180-4's "abc", in base64url.
  expect(digestBytes('abc')).toBe('ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0');
});
