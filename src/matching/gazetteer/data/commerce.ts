// Technologies of money, shops, business software, health and public administration.
import type { Group } from './groups.ts';

export const commerce: readonly Group[] = [
  {
    category: 'protocol',
    names: `3-D Secure = 3DS2 = EMV 3DS, ACI Worldwide, Actimize = NICE Actimize, Advent Geneva, agree21, Apple Pay, Authorize.Net, AxiomSL, Backbase, BASE24 = BASE24-eps,
      BlackRock Aladdin, Bloomberg Terminal = BLPAPI = Bloomberg API, Chainalysis, Chargebee, Charles River IMS, Checkout.com, Conekta, Coupa, cTrader, CyberSource, dLocal, EBANX, EBICS,
      EMVCo, FactSet, Feedzai, Fenergo, Fidessa, Finastra, Finnova, Fireblocks, Fiserv = Fiserv DNA, Flexcube = Oracle FLEXCUBE, GoCardless, Google Pay, Guidewire BillingCenter = BillingCenter, Interactive Brokers, Jumio, Kyriba, Marqeta, MobilePay, Modulr, MT940, NinjaTrader, Numerix, OneSumX, OSPlus, PSD2,
      QuantLib, Recurly, SEPA Instant, Signicat, Sinqia, Sumsub, TCS BaNCS, TrueLayer, Veriff, Verifone, Visa Direct, Visa DPS, Viva Wallet, Way4 = OpenWay, Xetra, Yapily, Zettle`,
  },
  {
    category: 'protocol',
    words: 'Cielo, EMV, Nets, Nexi, Paddle, Pix, Square, Tink',
    near: `Stripe, PayPal, Adyen, Mollie, Klarna, Braintree, Mercado Pago, PagSeguro, Pagar.me, payment, payments, SWIFT, ISO 20022, ISO 8583, Zahlungsverkehr, checkout, open banking, PSD2, Vipps, Dankort`,
    strict: true,
  },
  {
    category: 'tool',
    names: `Adobe Experience Platform, Adobe Journey Optimizer, Adobe Launch, Adobe Target, Allegro API, Amazon SP-API = Selling Partner API = Amazon MWS = SP-API, Amazon Seller Central = Seller Central,
      AnyLogic, Axeptio, Beaver Builder, Blue Yonder, Bricks Builder, BuddyPress, BuddyBoss, Builder.io, Bynder, CargoWise, Celum, ChannelEngine, Concrete CMS = concrete5,
      Contact Form 7, Contentserv, Cookiebot, CookieYes, Crazy Egg, DDEV, Decap CMS = Netlify CMS, Didomi, Doofinder, dotCMS, Edge Delivery Services = AEM Edge Delivery,
      Elastic Path, Emporix, ExpressionEngine, FlexSim, Frontify, Gambio, Google Merchant Center, Gorgias, Gravity Forms, HCL Commerce, IdoSell, iubenda, Judge.me,
      Kameleoon, KeystoneJS, Klevu, Kontent.ai, LearnDash, Lengow, Livingdocs, LocalWP, Mage-OS, Manhattan WMS, Meta Conversions API = Conversions API,
      Microsoft Clarity, Mirakl, nShift = Unifaun, Nuvemshop = Tiendanube, Odoo.sh, OpenCart, osCommerce, Polylang, Productsup, project44, PTV xServer, QWeb, Rank Math, Reflex WMS,
      Saleor, SAP Spartacus, Sendcloud, SFRA, Shoper, Shopify Functions, Shopify Polaris, Snipcart, Stibo = Stibo STEP, Syndigo, Tarteaucitron, TinaCMS, Transporeon, Tweakwise, Webshipper,
      WP Rocket, WPBakery, WPGraphQL, WPML, xt:Commerce, Yoast = Yoast SEO, Yotpo`,
  },
  {
    category: 'tool',
    words: 'Bling = Bling ERP, Loja Integrada, Klaro, Lando, Nosto, Plausible, Recharge, Timber',
    near: 'DDEV, Drupal, WordPress, Shopify, Klaviyo, Magento, Matomo, Cookiebot, ACF, Google Analytics, Omie, Pagar.me, Nuvemshop, Algolia',
    strict: true,
  },
  {
    category: 'tool',
    names: `AMPscript = SSJS, AppSheet, AutoRABIT, BambooHR, Bizagi, BRF+, Certinia = FinancialForce, Dayforce = Ceridian,
      Deltek, FetchXML, Frends, GlideRecord, InfoPath, Infor CloudSuite, IntegrationHub, Kissflow, LSMW, Maconomy, Microsoft Lists, Microsoft Planner, Microsoft Viva = Viva Engage,
      Ninox, Nintex, NocoDB, Oracle Integration Cloud, Oracle VBCS, OTBI, PeopleCode = PeopleTools, Microsoft Project Online, QAD, Sage Intacct,
      Salesforce Communications Cloud, Salesforce DevOps Center, Salesforce Einstein, Salesforce Field Service = Field Service Lightning,
      Salesforce Financial Services Cloud, Salesforce Health Cloud, SAP AI Core, SAP APO, SAP BPC = BPC, SAP BRIM, SAP Business ByDesign, SAP C4C,
      SAP Cloud ALM, SAP CPQ, SAP Data Services, SAP Event Mesh, SAP Fieldglass, SAP GRC, SAP GTS, SAP GUI, SAP SLT, SAP Work Zone, SeaTable, Softr, SuiteCommerce, Syspro,
      UKG = UKG Pro, WeWeb, Xano, XrmToolBox`,
  },
  {
    category: 'protocol',
    names: `21 CFR Part 11, 3D Slicer, Aidbox, Allscripts, Athenahealth, AWS HealthLake, Castor EDC, CDS Hooks, Cornerstone3D = Cornerstone.js, dcm4che = dcm4chee, DICOMweb, E-Rezept, eClinicalWorks,
      EDI X12 = X12 = ANSI X12, Firely, FreeSurfer, GAMP 5, gematik = Telematikinfrastruktur, HelseID, ICD-10 = ICD-11, IEC 60601, iMedOne, ISO 13485, ISO 14971,
      medatixx, Meditech, Medplum, NIfTI, OHIF = OHIF Viewer, OpenClinica, pydicom, RxNorm, Sectra, SimpleITK, Smile CDR, Tasy = Philips Tasy, TrakCare`,
  },
  {
    category: 'protocol',
    names: `BundID, Chorus Pro, Cl@ve, Datafordeler, Digipoort, e-Doręczenia, eIDAS, ELSTER ERiC, eSocial, EUDI Wallet, Facturae, FIT-Connect, FranceConnect,
      Governikus, Haal Centraal, KS Fiks, mObywatel, NL Design System, Noark 5 = Noark, OIOUBL, OpenID4VC = OpenID4VP, PagoPA, Peppol, Pro Santé Connect, Profil Zaufany, RIV-TA = RIV TA,
      SITHS, TicketBAI, VeriFactu, XRechnung = ZUGFeRD = Factur-X, XÖV`,
  },
  {
    category: 'protocol',
    words: 'SPID, Inera, MUMPS',
    near: 'PagoPA, CIE, SAML, OAuth, OpenID Connect, OIDC, SITHS, eIDAS, BankID, InterSystems, Epic, Caché',
    strict: true,
  },
];
