// Technologies of business software, mainframes and offices.
import type { Group } from './groups.ts';

export const business: readonly Group[] = [
  {
    category: 'language',
    names: `ABAP Cloud, abapGit, HLASM, SAP Build, SAP Fiori Elements = Fiori Elements, SAP IBP,
      SAP MDG, SAPscript, SQLRPGLE, Web Dynpro, z/VM`,
  },
  {
    category: 'language',
    words: 'Joule = SAP Joule',
    near: `SAP, ABAP, RAP, Fiori, SAPUI5, BTP, S/4HANA, OData`,
    strict: true,
  },
  {
    category: 'language',
    words: 'CL = CLLE, Synon',
    near: 'RPG, RPGLE, AS/400, IBM i, iSeries, COBOL, Db2',
    strict: true,
  },
  {
    category: 'tool',
    names: `3CX, Xpediter, File-AID, Code for IBM i, IBM Wazi, LANSA, OpenVMS, BMC Helix, Celigo, Conga = Conga Composer,
      Creatio, DataWeave, FileNet, Customer.io, Adobe Campaign, Emarsys, Jitterbit, Kofax, M-Files, Oracle HCM, Quickbase,
      Salesloft, SnapLogic, SuiteScript, Tealium, Xentral, weclapp, MadCap Flare, Talkdesk, VuFind, Koha, xAPI = SCORM`,
  },
  {
    category: 'tool',
    words: 'Data Cloud = Data 360, Revenue Cloud, Flow Designer',
    near: 'Salesforce, Apex, Agentforce, ServiceNow, LWC, Copado, Gearset, Sales Cloud, Service Cloud',
    strict: true,
  },
  {
    category: 'tool',
    words: 'AL',
    near: 'Business Central, Navision, Dynamics, Dynamics 365, C/AL, Dynamics AX, ERP',
    strict: true,
  },
  {
    category: 'tool',
    words: 'Clay, Gong, Outreach',
    near: 'HubSpot, Salesforce, Salesloft, Outreach, Pipedrive, CRM',
    strict: true,
  },
  {
    category: 'tool',
    words: 'Word = Microsoft Word = MS Word',
    near: 'Excel, PowerPoint, Outlook, Microsoft Office, MS Office',
    strict: true,
  },
  {
    category: 'tool',
    words: 'DOORS',
    near: 'Polarion, Jama, Codebeamer, requirements, SysML, Enterprise Architect, MBSE, Anforderungen',
    strict: true,
  },
  {
    category: 'infrastructure',
    names: 'Oracle Linux',
  },
  {
    category: 'tool',
    names: `AbaWeb, Agresso = Unit4 ERP, Automic, Axapta, Bambora, Betty Blocks, bexio, Blueriq, BlueMind, Cambio Cosmic, Channable,
      ChipSoft = ChipSoft HiX, Continia, DataWedge, Denodo, DIPS Arena, Dollar Universe, Dynamicweb, eHerkenning, eMagiz, Enonic = Enonic XP, ePhorte,
      Exact Globe, Flosum, FusionInventory, GeoNetwork, HFSQL = HyperFileSQL, i-doit, IBM Maximo, ID-porten, Intrexx, ISOBUS, Jahia, Jedox, Jet Reports,
      KMD Opus, Lime CRM, Lizmap, Maskinporten, Meta Pixel = Facebook Pixel, Movex, MYOB, Nedap Ons, NemLog-in = NemID, Netwrix, Novapoint, Nuxeo,
      OneStream, OTOBO, PDOK, Penneo, Planday, Planon, PO UI, PowerOffice, ProConcept, Public 360, PyQGIS, QF-Test, RunPod, Semarchy, Sekoia, Silverfin, SuperOffice,
      Simployer, Sitevision, StUF, SystmOne, Teamleader, Tehtris, Tekla = Tekla Structures, Tenzir, Thinkwise, TOTVS Datasul, Trustly, Tuleap, VTOM = Visual TOM, Xero, XProtect,
      BaseLinker, CO-PA = SAP CO-PA, GBFS, Pagar.me, PageFly, GemPages, Znuny, Altinn, B&R Automation Studio, Bareos, Baseten, Cribl, TrustZone`,
  },
  {
    category: 'tool',
    words: 'Frappe, WebDev, NAIS',
    near: 'ERPNext, WinDev, HFSQL, NAV, Kubernetes, Python, Kafka',
    strict: true,
  },
];
