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
    words: 'CL = CLLE, Synon = CA 2E',
    near: 'RPG, RPGLE, AS/400, IBM i, iSeries, COBOL, Db2',
    strict: true,
  },
  {
    category: 'tool',
    names: `3CX, Xpediter, File-AID, Abend-AID, ACF2 = CA ACF2, BPCS, BS2000 = BS2000/OSD, CA Datacom, CA Gen = COOL:Gen, CA Plex, CA Top Secret, ChangeMan = ChangeMan ZMF, Compuware Topaz = BMC AMI DevX,
      Connect:Direct, DFSORT = SyncSort, DL/I = DL/1, EntireX, HP NonStop = HPE NonStop = Tandem NonStop, IBM Debug Tool, IBM Dependency Based Build = Dependency Based Build, IBM Sterling = Sterling Integrator = Sterling B2B Integrator, IDCAMS, IDMS = CA IDMS = ADS/O, InterTest, ISPW, JES2 = JES3, LinuxONE, MAINVIEW, MAPICS = Infor XA, MIMIX, NaturalONE, OMEGAMON, openUTM, Panvalet, Profound UI,
      QMF, Rational Developer for i, SCLM, SPUFI, Unisys ClearPath, UrbanCode Deploy = IBM UrbanCode = UrbanCode, VisualAge, WebFOCUS, z/OSMF, z/TPF, z/VSE, zSecure, Code for IBM i, IBM Wazi, LANSA, OpenVMS, BMC Helix, Celigo,
      Creatio, DataWeave, FileNet, Customer.io, Adobe Campaign, Emarsys, Jitterbit, Kofax, M-Files, Oracle HCM = Oracle HCM Cloud = Oracle Fusion HCM, Quickbase,
      Salesloft, SnapLogic, SuiteScript, Tealium, Xentral, weclapp, MadCap Flare, Talkdesk, VuFind, Koha, xAPI = SCORM`,
  },
  {
    category: 'tool',
    words: 'Data Cloud = Data 360, Revenue Cloud = Salesforce Revenue Cloud, Flow Designer',
    near: 'Salesforce, Apex, Agentforce, ServiceNow, LWC, Copado, Gearset, Sales Cloud, Service Cloud',
    strict: true,
  },
  {
    category: 'tool',
    words: 'TWS = Tivoli Workload Scheduler = IBM Workload Scheduler, SMF, RMF, ARCAD',
    near: 'COBOL, JCL, z/OS, CICS, mainframe, Control-M, Db2, REXX, RPG, IBM i, AS/400',
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
    names: `Asaas, BlueDolphin = ValueBlue BlueDolphin, HacknPlan, IFS FSM = IFS Field Service Management, Iugu, Oracle Retail = Oracle Xstore, ServiceMax, AbaWeb, Agresso = Unit4 ERP, Automic, Axapta, Bambora, Betty Blocks, bexio, Blueriq, BlueMind, Cambio Cosmic, Channable,
      ChipSoft = ChipSoft HiX, Continia, DataWedge, Denodo, DIPS Arena, Dollar Universe, Dynamicweb, eHerkenning, eMagiz, Enonic = Enonic XP, ePhorte,
      Exact Globe, Flosum, FusionInventory, GeoNetwork, HFSQL = HyperFileSQL, i-doit, IBM Maximo, ID-porten, Intrexx, ISOBUS, Jahia, Jedox, Jet Reports,
      KMD Opus, Lime CRM, Lizmap, Maskinporten, Meta Pixel = Facebook Pixel, Movex, MYOB, Nedap Ons, NemLog-in = NemID, Netwrix, Novapoint, Nuxeo,
      OneStream, OTOBO, PDOK, Penneo, Planday, Planon, PO UI, PowerOffice, ProConcept, Public 360, PyQGIS, QF-Test, RunPod, Semarchy, Sekoia = Sekoia.io, Silverfin, SuperOffice,
      Simployer, Sitevision, StUF, SystmOne, Teamleader, Tehtris, Tekla = Tekla Structures, Tenzir, Thinkwise, TOTVS Datasul, Trustly, Tuleap, VTOM = Visual TOM, Xero, XProtect,
      BaseLinker, CO-PA = SAP CO-PA, GBFS, Pagar.me, PageFly, GemPages, Znuny, Altinn, Bareos, Baseten, Cribl, TrustZone`,
  },
  {
    category: 'tool',
    words: 'Frappe, WebDev, NAIS',
    near: 'ERPNext, WinDev, HFSQL, NAV, Kubernetes, Python, Kafka',
    strict: true,
  },
  {
    category: 'tool',
    names: `SAP S/4HANA Finance, SAP VIM = OpenText VIM, SAP Activate, SAP AIF, SAP Document and Reporting Compliance = SAP DRC, SAP RE-FX, RISE with SAP, GROW with SAP, Vertex O Series, Avalara, ONESOURCE, Oracle EPM = EPM Cloud = Oracle PBCS = PBCS = EPBCS = FCCS = FDMEE = Oracle ARCS, CCH Tagetik = Tagetik, Ivalua,
      Employee Central = SuccessFactors Employee Central, Workday Adaptive Planning, Cornerstone OnDemand, Adobe Sign = Acrobat Sign, Icertis,
      Oracle BRM`,
  },
  {
    category: 'tool',
    names: `Salesforce CLI = sf CLI, OmniScript = OmniScripts, Salesforce Shield, CRM Analytics = Tableau CRM = Einstein Analytics, Salesforce Data Loader,
      Nonprofit Success Pack = NPSP, Salesforce Inspector, SugarCRM, SuiteCRM, CXone = NICE CXone, RingCentral, Gainsight, Treasure Data,
      DV360 = Display & Video 360, Prebid = Prebid.js, OpenRTB, Google Ad Manager`,
  },
  {
    category: 'tool',
    names: `Bonita BPM = BonitaSoft, SEEBURGER, GoAnywhere, HCL Volt MX = Volt MX, Wrike, Planview, VersionOne, Visual Paradigm, MEGA HOPEX = HOPEX,
      OpenText Exstream = Exstream, Quadient Inspire = Quadient, List & Label, Stimulsoft, Aspose, iText = iText 7 = iTextSharp, PDFTron = Apryse,
      PSPDFKit, OnBase = Hyland OnBase, Laserfiche, iManage, ownCloud, Collabora Online, Zimbra, Open-Xchange, Zulip, XMPP, Flexera, Canvas LMS,
      Brightspace, Stud.IP, HISinOne, Open edX, H5P, OneRoster, Ed-Fi, WebUntis, Yardi Voyager = Yardi, ORCA AVA, SOFiSTiK, IDEA StatiCa,
      CYPECAD = CYPE`,
  },
];
