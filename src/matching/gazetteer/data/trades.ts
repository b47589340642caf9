// Technologies of trades beside web development: business software, devices, games.
import type { Group } from './groups.ts';

export const trades: readonly Group[] = [
  {
    category: 'tool',
    names: `BlackLine, a3Nom, abas ERP, Acumatica, ADP, Björn Lundén, C/AL, Cegid, Comarch XL = Comarch ERP XL,
      Contaplus, Contasol, Conta Azul, Danea, DATEV LODAS, Divalto, enova365, Epicor = Epicor Kinetic,
      Exact Online, Fatture in Cloud, Fluig, Holded, Hogia, IFS Cloud = IFS Applications, ivanti,
      Jeeves ERP, Lexoffice = Lexware Office, Lexware, Maritech, Mago4, Monitor ERP, Nmbrs, Omie,
      Oracle Fusion = Oracle Fusion Cloud = Oracle Cloud ERP = Oracle ERP Cloud = Oracle SCM Cloud = Oracle Cloud HCM = Oracle Fusion ERP = Oracle Financials Cloud, Pennylane, PowerOffice Go, Płatnik, Sage 100, Sage 200, Sage 50, Sage Paie, Sankhya,
      SAP Concur, sevDesk, Silae, TeamSystem,
      Tiny ERP, Tripletex, Twinfield, Unit4, Uniconta, Vecozo, Visma.net, Visma Lön = Visma Lønn, Xledger, Zucchetti`,
  },
  {
    category: 'tool',
    words:
      'e-conomic, Symfonia, Subiekt = Subiekt GT = Subiekt nexo, Loket, Jeeves, ELO, IFS, EBP, PHC, Dinero, TARGIT',
    near: 'ERP, payroll, accounting, SAP, Visma, Comarch, Exact, DATEV, Sage, Cegid, invoices',
  },
  {
    category: 'tool',
    names: `ActiveCampaign, AppsFlyer, Ardoq, Axure, Balsamiq, Baramundi, Bitrix24, Bizzdesign,
      ClearCase, d.velop, Eloqua = Oracle Eloqua, FigJam, Freshdesk, Freshservice, Pardot = Marketing Cloud Account Engagement, Piwik PRO,
      Productboard, ProtoPie, Stoplight, Tokens Studio, UserTesting, Zeroheight, Zoho CRM,
      AutoCAD Electrical, Dymola, ENOVIA, Fusion 360, GT-SUITE, IBM Rhapsody = Rational Rhapsody,
      Nastran, PTC Integrity, Simcenter, SketchUp, STAR-CCM+, Abaqus, PSpice`,
  },
  {
    category: 'tool',
    words:
      'Creo = PTC Creo = Pro/E = Pro/ENGINEER, Inventor = Autodesk Inventor, Grasshopper, Rhino, Eagle, Aras, Capella, Rhapsody',
    near: 'CAD, AutoCAD, SolidWorks, CATIA, Revit, KiCad, Altium, Polarion, SysML, PLM, Teamcenter, requirements engineering',
  },
  {
    category: 'backend',
    names: `ABP Framework = ABP.io, ABAP Managed Database Procedures = AMDP, Appsmith, Bloomreach = Hippo CMS, Budibase, Cap'n Proto = Capnp, CoreMedia,
      Django Ninja, Dioxus, Dramatiq, FireMonkey, FirstSpirit, FlatBuffers, GoodJob,
      gRPC-Gateway, Guidewire PolicyCenter = PolicyCenter, Guidewire ClaimCenter = ClaimCenter, http4k, Hygraph = GraphCMS, inriver,
      Intershop, Kurrent, Mambu, Minitest, Mojolicious, nanobind, Octane, OpenResty, Orchard Core,
      Payara, Payload CMS, PostGraphile, pybind11, Pyright, QuickFIX, Robocorp,
      Ruby Sorbet, Rustler, SAP Migration Cockpit = Migration Cockpit, SAP RAP = RAP ABAP = ABAP RESTful Application Programming Model = RESTful ABAP, Serde, SimCorp = SimCorp Dimension, Solid Queue, SQLScript, Symfony Messenger, Thought Machine = Vault Core, TLPP,
      ToolJet, Uniface, Vlocity, VTEX = VTEX IO`,
  },
  {
    category: 'tool',
    words: 'Intercom',
    near: 'Zendesk, HubSpot, Freshdesk, Salesforce, Segment, Help Scout, CRM',
  },
  {
    category: 'backend',
    words: 'Devise, folly',
    near: 'Ruby, Ruby on Rails, Rails, RSpec, C++, Boost, gRPC',
  },
  {
    category: 'backend',
    words: 'Cats, Circe, Doobie, Tapir, Lagom, Mill',
    near: 'Scala, ZIO, Akka, http4s, Play Framework',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Unicorn',
    near: 'Sitecore, Solr, Rails, Ruby, Ruby on Rails, Puma, Sidekiq, Capistrano',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Exposed, Arrow',
    near: 'Kotlin, Ktor, Koin',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Tonic, Yew, Warp',
    near: 'Rust, Tokio, Axum, Actix, Serde',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Nerves, Broadway',
    near: 'Elixir, Phoenix, LiveView, Ecto',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Viper, Wire',
    near: 'Golang, Cobra, Gin, GORM',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Lazarus, Clarion, Bubble, Gosu, VCL, 4D',
    near: 'Delphi, Pascal, Webflow, no-code, Guidewire, database',
  },
  {
    category: 'frontend',
    names: `Automerge, CSS Modules, Element Plus, Handsontable, Redoc, Service Workers = Service Worker, TanStack Table,
      Vanilla Extract, Yjs`,
  },
  {
    category: 'frontend',
    words: 'Ghost, Divi, Neos, Quill, Turbo, Freezed',
    near: 'CMS, WordPress, TYPO3, Hotwire, Rails, Flutter, Dart, Riverpod, rich text editor',
  },
  {
    category: 'infrastructure',
    names: `Azure Test Plans, Bacula, Batfish, Better Stack, BuildKit, Buck2, Containerlab, Cortex XSOAR,
      DTrace, Elastic Security, env0, EVE-NG, Exabeam, Exoscale, External Secrets, Flagger, FireHydrant, FusionAuth,
      GNS3, Gravitee, GrowthBook, Icinga2, Jenkins X, KAPE, Kandji, Keptn, KICS, LibreNMS, LitmusChaos, LogRhythm,
      MITRE ATT&CK, Mosyle, Netskope, NX-OS, OpenBao, OpsLevel, OSSEC, Outscale, oVirt, Palo Alto Networks = Palo Alto,
      Pingdom, Pure Storage, pyATS, restic, Rootly, ScoutSuite, SSSD, Statsig, strace, AWS App Runner = App Runner,
      Ubiquiti = UniFi, Uptime Kuma, UpCloud, Uyuni, Vultr, XenServer`,
  },
  {
    category: 'infrastructure',
    words:
      'Prowler, Tines, Teleport, Volatility, ArcSight, Dovecot, Railway, Ory, Harness = Harness.io, Ory = Ory Kratos = Ory Hydra, Harness, Hubble, Alloy',
    near: `SIEM, SOAR, TheHive, Velociraptor, Wazuh, Vercel, Render, Fly.io, Keycloak, Auth0, Spinnaker, Cilium, Grafana,
      Tailscale, Postfix, forensics, CloudTrail`,
    strict: true,
  },
  {
    category: 'database',
    names: `Apache Doris, EdgeDB, FaunaDB, Firebolt, Immuta, Manticore Search, GRDB`,
  },
  {
    category: 'data',
    names: `Azkaban, Bioconductor, ClearML, cuDF, CuPy, Detectron2, ExecuTorch, fastai, GATK, Hevo, Hightouch, LM Studio, Megatron-LM,
      Minitab, MMDetection, MDX, NCCL, OHDSI = OMOP, Open3D, OpenMM, Power Pivot, PyMOL, Rasa, RDKit, REDCap, Rivery,
      ROCm, samtools, Scanpy, SGLang, StreamSets, wav2vec = wav2vec 2.0, Turbopuffer, Unsloth, AlphaFold, Apptainer, BeeGFS, Benchling, EasyBuild, Kokkos, LabWare, Lustre, Spack,
      ZenML, ArcPy, Google Earth Engine, MapServer, OpenStreetMap = OSM, pgRouting, Shapely,
      Hugging Face Accelerate, Vaex`,
  },
  {
    category: 'data',
    words:
      'Diffusers, Axolotl, Flax, Equinox, Octave, Mathematica, Maple, Seurat, Singularity, Coveo, Vespa = Vespa.ai, Dragonfly, Census',
    near: 'PyTorch, JAX, Hugging Face, MATLAB, R, Slurm, Elasticsearch, Redis, dbt, LLM, bioinformatics, HPC',
  },
  {
    category: 'mobile and embedded',
    names: `Android TV, ARINC 429, AUTOSAR Adaptive = Adaptive AUTOSAR, balena, Barebox, BeagleBone, Bluetooth Mesh, Contiki, Cortex-M4 = Cortex-M0 = Cortex-M7 = Cortex-M33 = ARM Cortex-M33 = Cortex-M3 = Cortex-A,
      Device Tree = Devicetree, DoIP, EB tresos, EtherNet/IP, FactoryTalk, Firebase App Distribution, GRAFCET, hawkBit, Instabug = Luciq, J-Link = Segger J-Link,
      Kaspresso, Kivy, Klocwork, LDRA, LE Audio, LTE-M, LwM2M, M-Bus = Wireless M-Bus = wM-Bus, MCUboot, Memfault, nanopb, NB-IoT, nRF Connect SDK, nRF5340, nRF54 = nRF54L15 = nRF54H20, OpenOCD, OpenWrt,
      OSIsoft PI = AVEVA PI, Parasoft, PCAN, PC-lint, Powerlink, RealityKit, RIOT OS, RxKotlin, Saleae, Segger, Siemens S7 = Siemens S7-1500 = Siemens S7-1200, Sigfox,
      SoftDevice, STM32CubeIDE, STM32CubeMX, SWUpdate, ThingsBoard, Tuist, Universal Robots, Uno Platform, WatchKit, XcodeGen,
      SystemC, probe-rs, defmt, cocotb, Autoware, Foxglove`,
  },
  {
    category: 'mobile and embedded',
    words: 'Coverity, Cantata, INCA, Chisel, RTMP, TASKING, Renode',
    near: 'MISRA, ETAS, NVIDIA, Verilog, FPGA, static analysis, embedded, streaming',
  },
  {
    category: 'mobile and embedded',
    names: `Addressables, articy:draft = articy, Gameplay Ability System, Defold, Epic Online Services, MetaSounds, MotionBuilder, MRTK, Netcode for GameObjects,
      O3DE, Odin Inspector, Plastic SCM = Unity Version Control, PlayCanvas, PlayFab, Shader Graph, SteamVR, Steamworks, Substance Designer,
      UniRx, UniTask, VFX Graph, Vuforia, XR Interaction Toolkit, Zenject = Extenject, CryEngine`,
  },
  {
    category: 'mobile and embedded',
    words: 'Phaser, Spine, Mirror, Entitas, Fusion',
    near: 'Unity, Unreal, PixiJS, Photon, game engine, multiplayer, netcode',
    strict: true,
  },
  {
    category: 'tool',
    names: `ALSA, Avaya, Bitmovin, CARTO, DaVinci Resolve, Five9, Genesys Cloud, hls.js, JUCE, libav, Max/MSP, NDI, OpenSIPS,
      PipeWire, PortAudio, Pro Tools, Shaka Player, SuperCollider, Vonage, Wowza`,
  },
  {
    category: 'testing',
    names: `Charles Proxy, LambdaTest = TestMu AI, mitmproxy, Pa11y, ReportPortal, TalkBack, Testmo`,
  },
  {
    category: 'testing',
    words: 'Lighthouse, JAWS, Eggplant, Fiddler, Gauge',
    near: 'accessibility, NVDA, WCAG, Core Web Vitals, Selenium, Postman, VoiceOver, axe-core',
  },
  {
    category: 'backend',
    names: `Chainlink, Circom, Tendermint, zkSync, Slither`,
  },
  {
    category: 'backend',
    words: 'Sui, Aptos, Substrate, Echidna',
    near: 'Solidity, Ethereum, Rust, Polkadot, smart contracts, blockchain, Foundry',
    strict: true,
  },
  // Names that are ordinary words in a row: `or tools`, `magic leap`.
  {
    category: 'infrastructure',
    words: 'IS-IS, Sealed Secrets, X-Ways, RADIUS, TACACS+, Windows 365, Bouncy Castle',
    near: `BGP, OSPF, MPLS, EVPN, Kubernetes, Argo CD, Flux, forensics, EnCase, Cellebrite, LDAP, Cisco ISE, NAC, Intune, cryptography, OpenSSL`,
    strict: true,
  },
  {
    category: 'mobile and embedded',
    words:
      'Structured Text, R-Car, Smart Meter Gateway, Magic Leap, App Clips, Embedded Coder, Core Audio, Photon Quantum, Solid Edge',
    near: `MATLAB, Simulink, AVFoundation, Photon, SolidWorks, Siemens NX, CAD, CAN bus, CANoe, AUTOSAR, PLC, TIA Portal, CODESYS, TwinCAT, Renesas, HoloLens, Unity, Swift, SwiftUI, smart metering`,
    strict: true,
  },
  {
    category: 'frontend',
    words: 'Native Federation, Ark UI, Better Auth',
    near: 'Angular, Module Federation, micro frontends, React, Panda CSS, Next.js, Auth.js, Drizzle, tRPC, TanStack Start',
    strict: true,
  },
  {
    category: 'data',
    words: 'OR-Tools, Together AI, Data Vault, Dublin Core',
    near: 'LLM, OpenAI, Anthropic, data warehouse, dbt, Snowflake, METS, MODS, metadata, Gurobi, CPLEX, Timefold, OptaPlanner, operations research, solver, solvers',
    strict: true,
  },
  {
    category: 'tool',
    words: 'Dynamic Yield, Trusted Shops, SAF-T, Conga = Conga Composer = Conga CPQ',
    near: 'Salesforce, Shopware, Shopify, JTL, Magento, Optimizely, Adobe Target, SAP, ERP',
    strict: true,
  },
  {
    category: 'tool',
    names: `Navis N4 = Navis TOS = N4 TOS, Veson IMOS, Oracle Transportation Management = Oracle OTM, SSI SCHAEFER WAMAS = WAMAS, Swisslog SynQ, AutoStore, FourKites,
      ShipStation, EasyPost, Kinaxis, o9 Solutions, NMEA 0183, ECDIS, PSIwms, e2open, Webfleet, Siscomex,
      John Deere Operations Center = Deere Operations Center, FieldView = Climate FieldView, 365FarmNet, agrirouter, DelPro = DeLaval DelPro,
      Lely Horizon`,
  },
];
