// Business software by the countries that use it.
import type { Group } from './groups.ts';

export const nations: readonly Group[] = [
  {
    category: 'tool',
    names: `Sage Payroll = Sage 50 Payroll, CONTPAQi = Contpaq, Aspel = Aspel COI = Aspel SAE = Aspel NOI, Siigo, Bsale, Defontana, Nubox, Softland, Tango Gestión,
      Domínio Sistemas, Questor, TOTVS RM, Quadratus = Cegid Quadra, Ciel Compta, Rewizor GT = Rewizor, Gratyfikant GT = Gratyfikant, Rachmistrz GT = Rachmistrz, wFirma,
      iFirma, inFakt, Fakturownia, Visma Administration, Visma eAccounting, Kontek Lön, Danløn, Sage BOB 50 = BOB50, Elhub, Paychex, ATOSS, HiBob, HRworks, P&I LOGA, PAISY, Taleo,
      Teamtailor, SmartRecruiters, Recruitee, Bullhorn, OPERA PMS = Oracle OPERA, Cloudbeds, Protel PMS, Simphony, Amadeus GDS, Medistar = CGM Medistar, Turbomed = CGM Turbomed,
      ORBIS KIS, Syrius = adcubum SYRIUS, Mitel, innovaphone, Swyx, Smartsheet, OneNote, Google Docs, Hootsuite, SISTRIX, Meta Business Suite, LinkedIn Ads, TikTok Ads`,
  },
  {
    category: 'tool',
    names: `24SevenOffice, a3innuva, AccountView = Visma AccountView, Acos WebSak = WebSak, Alterdata, Alyante, ams.erp, APplus = Asseco APplus, Axelor, Axonaut, Berger-Levrault, Billbee, Bizneo, BuchhaltungsButler, Columna Cura, Comarch EDI, Concorde XAL = Microsoft C5, DanDomain, DataLøn, Datev Koinos, Docusnap, Doxis = SER Doxis = Doxis4, e-Boekhouden, ELOoffice = ELOprofessional,
      enaio, EBP Compta, Esker, eSolver, Exact Synergy, Haufe X360, Heroma, Huldt & Lillevik, Insert GT, InvoiceXpress, JDisc, Kelio, Key2Burgerzaken, KMD Nexus, KMD Nova, Lansweeper, Linx Microvix = Microvix,
      Macrologic, Mercalys, Meta4 = Cegid Meta4 = PeopleNet, Mexal = Passepartout Mexal, Moloni, Moneybird, MyUnisoft, Namirial, Navision Stat, nscale, OMNITRACKER, Openbravo, oxaion, ParnasSys, PayFit, Personec = Visma Personec,
      PHC CS = PHC GO, Pickware, Proginov, PSIpenta, RD Station = RD Station Marketing, Rexx Systems, RM Labore, SelectLine, Sienge, Silkeborg Data, SmartDok, SnelStart, Solmicro,
      SOMtoday, Streamsoft, Struct PIM, Sylob, Talentia, Talentsoft, TANSS, Teta HR, uCommerce, Universign, Valuemation = USU Valuemation, Visma Business, Visma Enterprise, Visma Flyt, Visma Raet = Raet, Wapro, WinBooks, Windream,
      xxllnc, Yooz, Youforce, Yousign, Zeendoc, Zenegy, Zenvia`,
  },
  {
    category: 'tool',
    words: 'Addison, Asseco, Decos, DIPS, Fiken, InfoCert, Vitec, WorkZone',
    near: 'ERP, DATEV, payroll, accounting, Exact, AFAS, Visma, Comarch, SAP, TOTVS, HL7, FHIR, SharePoint, Silae, Sage, Namirial, Lønn',
    strict: true,
  },
];
