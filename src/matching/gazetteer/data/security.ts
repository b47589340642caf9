// Technologies of attack, defence and proof of security.
import type { Group } from './groups.ts';

export const security: readonly Group[] = [
  {
    category: 'infrastructure',
    names: `HackerOne, Bugcrowd, Intigriti, YesWeHack, AD CS = ADCS, Aircrack-ng, AlienVault = OSSIM = USM Anywhere, Anchore, AppLocker, Aqua Security, Arkime, Atomic Red Team, BigFix = HCL BigFix, Binary Ninja, BoringSSL, Brakeman,
      BSI IT-Grundschutz = IT-Grundschutz, Cellebrite = UFED, ChipWhisperer, CIS Benchmarks, CIS Controls, Cisco Secure Endpoint, Cisco Umbrella, CMMC, Corelight, CrackMapExec = NetExec, Cyber Resilience Act, Cybereason,
      CycloneDX, Cylance, Cymulate, DFIR-IRIS, DMARC, DKIM, SMTP, IMAP, Drata, Endor Labs, ESET, Evilginx, ExtraHop, FedRAMP, ffuf, Forcepoint, FOSSology, GNU Radio, GoPhish, gosec,
      HackRF, Intel SGX, ISO 22301, ISO 27701, ISO 42001, John the Ripper, Keyfactor, KnowBe4, libsodium, LogPoint, LogScale = Humio, Magnet AXIOM, Malwarebytes, Maltego, McAfee = McAfee ePO = ePolicy Orchestrator, Mimecast, NIS2,
      NIST CSF = NIST Cybersecurity Framework, NIST 800-53 = NIST SP 800-53, nShield, OllyDbg, OneLogin, OP-TEE, OpenPGP, OSS-Fuzz, osquery, Pentera, PKCS#11 = PKCS11, RSA Archer, S/MIME, SBOM, Securonix, Security Onion, Semperis, Sleuth Kit, SPDX,
      SpiderFoot, Sysmon, Syzkaller, Tanium, Thales Luna = Luna HSM = Thales Luna HSM, ThreatConnect, Timesketch, TISAX, TPM 2.0, USRP, Utimaco, Velociraptor, Vectra AI, verinice, WithSecure = F-Secure, wolfSSL, x64dbg`,
  },
  {
    category: 'infrastructure',
    words: 'Autopsy, Caldera = MITRE Caldera, DORA, GRR, HSM, Nikto, Plaso',
    near: `Velociraptor, Volatility, forensics, Forensik, NIS2, BaFin, ISO 27001, PKI, Thales, PKCS#11, MITRE ATT&CK, Atomic Red Team, Nmap, Burp Suite, Kali Linux, EnCase`,
    strict: true,
  },
  {
    category: 'infrastructure',
    names: ` Cortex XSIAM = XSIAM, in-toto, StrongDM, RSA SecurID = SecurID, Signal Sciences, Varonis, AuditBoard,
      Acunetix, Invicti = Netsparker, Hack The Box, TryHackMe, ASVS, MASVS = MASTG, ISO 27005, EBIOS RM = EBIOS, NIST 800-171,
      FIPS 140-3 = FIPS 140-2 = FIPS 140, EN 303 645 = ETSI EN 303 645, Lakera, PyRIT`,
  },
  {
    category: 'infrastructure',
    words: `Dragos, Caido`,
    near: `Nozomi Networks, Claroty, Armis, OTORIO, OT security, ICS, Burp, Burp Suite, OWASP ZAP, PyRIT, Lakera, Promptfoo, red teaming`,
    strict: true,
  },
  {
    category: 'infrastructure',
    names: `GitHub Advanced Security = GHAS, D3 Security, Gurucul, LimaCharlie, Anomali, Censys, MITRE D3FEND = D3FEND, FTK Imager = AccessData FTK, Oxygen Forensics = Oxygen Forensic Detective, MSAB XRY, FireEye, GravityZone = Bitdefender GravityZone,
 Arctic Wolf, Red Canary, Cofense, Hornetsecurity, Skyhigh Security, Digital Guardian, Cyberhaven, IBM Security Verify, Omada Identity, Microsoft Identity Manager,
 Evolveum midPoint = Evolveum, CipherTrust = Thales CipherTrust, AppViewX, DigiCert, Sectigo, PingCastle, Purple Knight, Brinqa, Axonius, runZero, ArmorCode, Vulcan Cyber, Cycode, Apiiro, StackHawk, 42Crunch, Salt Security, Noname Security, Detectify,
 OWASP Threat Dragon = Threat Dragon, ThreatModeler, Gobuster, Rubeus, Brute Ratel, AttackIQ, SafeBreach, Picus Security, Cuckoo Sandbox, Joe Sandbox, OTORIO, Rhebo, TXOne, Industrial Defender,
 NIST 800-82 = NIST SP 800-82, ISO 27017 = ISO 27018, EU AI Act, NIST AI RMF, BSI C5, Esquema Nacional de Seguridad, HiScout, MetricStream, LogicGate, ModSecurity, DataDome, Fail2ban, CrowdSec, auditd, Windows LAPS = Microsoft LAPS, Windows Defender Application Control`,
  },
  {
    category: 'infrastructure',
    words: `FTK, XRY`,
    near: `EnCase, Cellebrite, UFED, X-Ways, Magnet AXIOM, FTK Imager, Autopsy, Volatility, forensics, Forensik`,
    strict: true,
  },
  {
    category: 'infrastructure',
    words: `Huntress, Torq`,
    near: `SIEM, SOAR, EDR, Splunk, CrowdStrike, SentinelOne, Microsoft Sentinel, Tines, XSOAR, Microsoft Defender`,
    strict: true,
  },
  {
    category: 'infrastructure',
    words: `midPoint, OIM, Entrust`,
    near: `SailPoint, Saviynt, Keycloak, One Identity, IAM, LDAP, Active Directory, PKI, HSM, nShield, Keyfactor, Venafi, Okta`,
    strict: true,
  },
  {
    category: 'infrastructure',
    words: `Bandit`,
    near: `Snyk, Semgrep, SonarQube, Checkmarx, Veracode, CodeQL, GitHub Advanced Security, Dependabot, Trivy, Impacket, BloodHound, CrackMapExec, Mimikatz`,
    strict: true,
  },
  {
    category: 'infrastructure',
    words: `AI Act`,
    near: `NIS2, DORA, GDPR, DSGVO, ISO 42001, Cyber Resilience Act, ISO 27001, Data Act, NIST AI RMF`,
    strict: true,
  },
  {
    category: 'infrastructure',
    words: `Common Criteria`,
    near: `ISO 27001, FIPS 140-2, FIPS 140-3, IEC 62443, ISO 15408, BSI, smart card, smartcard`,
    strict: true,
  },
  {
    category: 'infrastructure',
    words: `LUKS, LAPS, WDAC`,
    near: `BitLocker, Microsoft Intune, Intune, Active Directory, Entra ID, AppLocker, GPO, Group Policy, Microsoft Configuration Manager, SCCM`,
    strict: true,
  },
  {
    category: 'infrastructure',
    names: `CyberChef, NetworkMiner, GreyNoise, AbuseIPDB, SpyCloud, ZeroFox, Group-IB, BitSight, SecurityScorecard, UpGuard, RiskRecon, TrustArc, Securiti.ai = Securiti, Protegrity, Fortanix, Akeyless, smallstep, OCSP, NTLM, SPNEGO, Gluu, Kanidm, Descope, Frontegg, MITRE ATLAS, Siemplify = Chronicle SOAR, BioCatch, ThreatMetrix, IDnow, macmon, Cisco Secure Access, Morphisec, Illumio, Guardicore = Akamai Guardicore, ColorTokens, OPSWAT = OPSWAT MetaDefender = MetaDefender,
 Siemens SINEC = SINEC, SCALANCE, RUGGEDCOM, mGuard = Phoenix Contact mGuard, Cisco Cyber Vision, Secomea, IEC 62351, NERC CIP`,
  },
];
