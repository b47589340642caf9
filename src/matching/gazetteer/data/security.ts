// Technologies of attack, defence and proof of security.
import type { Group } from './groups.ts';

export const security: readonly Group[] = [
  {
    category: 'infrastructure',
    names: `HackerOne, Bugcrowd, Intigriti, YesWeHack, AD CS = ADCS, Aikido Security, Aircrack-ng, AlienVault = OSSIM, Anchore, AppLocker, Aqua Security, Arkime, Atomic Red Team, BigFix = HCL BigFix, Binary Ninja, BoringSSL, Brakeman,
      BSI IT-Grundschutz = IT-Grundschutz, Cellebrite, ChipWhisperer, CIS Benchmarks, CIS Controls, Cisco Secure Endpoint, Cisco Umbrella, CMMC, Corelight, CrackMapExec = NetExec, Cyber Resilience Act, Cybereason,
      CycloneDX, Cylance, Cymulate, DFIR-IRIS, DMARC, DKIM, SMTP, IMAP, Drata, Endor Labs, ESET, Evilginx, ExtraHop, FedRAMP, ffuf, Forcepoint, FOSSology, GNU Radio, GoPhish, gosec,
      HackRF, Intel SGX, ISO 22301, ISO 27701, ISO 42001, John the Ripper, Keyfactor, KnowBe4, libsodium, LogPoint, LogScale = Humio, Magnet AXIOM, Malwarebytes, Maltego, McAfee = McAfee ePO = ePolicy Orchestrator, Mimecast, NIS2,
      NIST CSF = NIST Cybersecurity Framework, NIST 800-53, nShield, OllyDbg, OneLogin, OP-TEE, OpenPGP, OSS-Fuzz, osquery, Pentera, PKCS#11 = PKCS11, RSA Archer, S/MIME, SBOM, Securonix, Security Onion, Semperis, Sleuth Kit, SPDX,
      SpiderFoot, Sysmon, Syzkaller, Tanium, Thales Luna = Luna HSM, ThreatConnect, Timesketch, TISAX, TPM 2.0, USRP, Utimaco, Velociraptor, Vectra AI, verinice, WithSecure = F-Secure, wolfSSL, x64dbg`,
  },
  {
    category: 'infrastructure',
    words: 'Autopsy, Caldera, DORA, GRR, HSM, Nikto, Plaso',
    near: `Velociraptor, Volatility, forensics, Forensik, NIS2, BaFin, ISO 27001, PKI, Thales, PKCS#11, MITRE ATT&CK, Atomic Red Team, Nmap, Burp Suite, Kali Linux, EnCase`,
    strict: true,
  },
  {
    category: 'infrastructure',
    names: `HackerOne, Bugcrowd, Intigriti, YesWeHack, Cortex XSIAM = XSIAM, in-toto, StrongDM, RSA SecurID = SecurID, Signal Sciences, Varonis, AuditBoard,
      Acunetix, Invicti = Netsparker, Hack The Box, TryHackMe, ASVS, MASVS = MASTG, ISO 27005, EBIOS RM = EBIOS, NIST 800-171,
      FIPS 140-3 = FIPS 140-2 = FIPS 140, EN 303 645 = ETSI EN 303 645, Lakera, PyRIT`,
  },
  {
    category: 'infrastructure',
    words: `Dragos, Caido`,
    near: `Nozomi Networks, Claroty, Armis, OTORIO, OT security, ICS, Burp, Burp Suite, OWASP ZAP, PyRIT, Lakera, Promptfoo, red teaming`,
    strict: true,
  },
];
