// Technologies beside the files of categories: one string for all that share their words of context.

/** Technologies of one category, separated by commas, each with its other spellings after signs of equality. */
export interface Group {
  readonly category: string;
  /** Names that mean their technologies wherever they stand. */
  readonly names?: string;
  /** Names that are ordinary words too; their other spellings are not. */
  readonly words?: string;
  /** See `Entry`. */
  readonly strict?: true;
  readonly near?: string;
}

export const groups: readonly Group[] = [
  {
    category: 'backend',
    names: `ACF = Advanced Custom Fields, Akeneo, Apache CXF = CXF, Apache Sling = Sling Models, Arbitrum, Ash Framework,
      Auth.js = NextAuth, Autofac, AutoMapper, Besu, BullMQ, Checkstyle, clang-tidy, conda,
      detekt, DevExpress = DevExtreme, DPDK, Eclipse RCP, EclipseLink, EDIFACT, EDIEL, EventStoreDB, Extbase, FactoryBot,
      Flake8, FluentValidation, fp-ts, FrankenPHP, GCC, GDB, http4s, Hyvä,
      IBM Integration Bus = IIB = IBM App Connect = IBM App Connect Enterprise = IBM ACE, Ibexa = eZ Publish = eZ Platform, IdentityServer = Duende IdentityServer = IdentityServer4, InterSystems = InterSystems IRIS = HealthShare, JaCoCo, JavaFX, jBPM,
      Kestra, Klaviyo, Kotest, ktlint, Leptos, MessagePack = msgpack, MetaMask, MicroProfile, Moodle, NLog,
      Oban, OpenFeign, Oracle ADF, Oracle E-Business Suite = Oracle EBS = Oracle ERP, Oracle Forms,
      Oracle BI Publisher = BI Publisher, Oracle Service Bus, OXID = OXID eShop, Passport.js, plentymarkets, pylint, Quartz.NET, QueryDSL,
      RuboCop, Salesforce Commerce Cloud = SFCC = Demandware = B2C Commerce Cloud = Salesforce B2C Commerce = B2B Commerce Cloud = Salesforce B2B Commerce = Storefront Reference Architecture, SAP PI/PO = SAP PI = SAP PO = PI/PO = SAP Process Orchestration = SAP XI, ScalaTest, SeaORM, Silverlight, Sitefinity,
      Spring Modulith, sqlc, SQLModel, SQLx, Statamic, Swoole, SYCL = oneAPI, Telerik, TypoScript, Uvicorn,
      Valgrind, Vendure, Win32 = WinAPI, WinUI = UWP, WP-CLI, XAML, Xdebug, Zeebe`,
  },
  {
    category: 'frontend',
    names: `Adobe After Effects = After Effects, Adobe Creative Cloud, Adobe InDesign = InDesign,
      Adobe Premiere = Premiere Pro, axe-core = axe DevTools, CKEditor, deck.gl, Fluent UI, Formik, Hotjar, i18next,
      LogRocket, Lokalise, Mantine, NVDA, OneTrust, Penpot, Pinia Colada, PrimeReact, PrimeVue,
      ProseMirror, React Hook Form, React Three Fiber, Recharts, Rolldown, Vite+, oRPC, Expo Router, TanStack Router, Threlte,
      TinyMCE, TipTap, Usercentrics, VoiceOver, WebXR`,
  },
  {
    category: 'database',
    names: `Adabas, AlloyDB, Apache Jena, Azure Cache for Redis = Azure Redis, Citus, CloudNativePG, DataGrip,
      DragonflyDB, EDB Postgres = EnterpriseDB, Exadata = Oracle Exadata, Exasol, FileMaker, Galera Cluster, GraphDB,
      LanceDB, ora2pg, Oracle Data Guard = Data Guard, Oracle GoldenGate = GoldenGate = Oracle Golden Gate,
      ParadeDB, Patroni, Percona, pgAdmin, pgBackRest, PgBouncer, pgEdge, PowerDesigner, ProxySQL,
      Qlik Replicate = Attunity = Qlik Compose, RMAN = Oracle RMAN, SQL Developer, SQLDelight, SQLMesh, Tantivy, VSAM`,
  },
  {
    category: 'cloud',
    names: `Aiven, Amazon Q = CodeWhisperer, AWS Graviton = Graviton, AWS IoT Core = IoT Core = AWS IoT,
      AWS IoT Greengrass = Greengrass, AWS Organizations, AWS X-Ray,
      Azure AI Search = Azure Cognitive Search, Azure Arc,
      Azure Cognitive Services = Azure AI Services = Cognitive Services, Azure Container Registry,
      Azure Data Explorer, Azure Data Lake = ADLS = Data Lake Storage = Azure Data Lake Storage,
      Azure Durable Functions = Durable Functions, Azure ExpressRoute = ExpressRoute, Azure Front Door,
      Azure IoT Hub = IoT Hub = Azure IoT, Azure Log Analytics = Log Analytics, Azure Stack,
      Azure Stream Analytics = Stream Analytics, Azure Virtual Desktop = AVD, Bunny.net, CDKTF,
      Cloudflare R2 = Durable Objects, Dataform, eksctl, Firebase Auth,
      Google Artifact Registry = Artifact Registry, Google Cloud Tasks = Cloud Tasks, Google Maps = Mapy Google,
      Google Search Console = Search Console, Google Sheets, Incus, Infomaniak,
      Microsoft Graph = MS Graph = Graph API, Open Telekom Cloud,
      Platform.sh, Plesk, Upstash, VMware Horizon, VMware vRealize = vRealize = VMware Aria = Aria Automation = vROps = VMware Aria Operations, VMware vSAN = vSAN, XCP-ng`,
  },
  {
    category: 'infrastructure',
    names: `1Password, ADFS, AlmaLinux, AppArmor, AppScan, BeyondTrust, Bitwarden, Black Duck,
      BloodHound, BMC Remedy, bpftrace, Carbon Black, Chaos Mesh, Checkov, Cisco ACI = Cisco Nexus,
      Cisco Catalyst, Cisco ISE, Cobalt Strike, Control-M, CoreDNS, Cortex XDR = XSOAR = Demisto, CRI-O, Darktrace,
      Delinea = Thycotic = Secret Server = Delinea Secret Server, Dell EMC, Dependency-Track = Dependency-Check, Dev Containers = dev container, DHCP,
      Docker Hub, Easytrieve, EnCase, Endevor = CA Endevor, ExternalDNS, Forgejo = Forgejo Actions, FortiManager = FortiAnalyzer = FortiSIEM = FortiWeb = FortiSwitch, FreeIPA,
      Frida, Ghidra, GitGuardian, Gitleaks, Gitpod, GLPI, GnuPG = GPG, Google SecOps = Google Chronicle = Chronicle SIEM = Google Security Operations,
      Group Policy = GPO = GPOs = Gruppenrichtlinien, Grype, IBM Tivoli, IDA Pro, iDRAC, incident.io,
      InfiniBand = RDMA, Infisical, Infracost, Ingress NGINX = NGINX Ingress, iptables, Jamf = Jamf Pro = Jamf Protect = Jamf Connect,
      JSM = Jira Service Management = Jira Service Desk, k3d, k9s, keepalived, kOps, KServe, kubeadm,
      Kubebuilder, Kubespray, Lacework, Let's Encrypt, LXC, Matrix42 = Empirum, Meraki = Cisco Meraki, MetalLB,
      Micrometer = Spring Boot Actuator = Spring Actuator, Microsoft SCOM = SCOM, MikroTik, Mimikatz, MISP, MobSF, NAPALM,
      NetBox, Netmiko, NFS, nftables, NinjaOne, Nornir, Nozomi Networks = Nozomi Guardian = Nozomi, Nuclei, OpenCTI, OpenSSL, OpenVAS = Greenbone,
      Operator SDK, OPNsense, OTRS, Postfix, Prisma Cloud = Twistlock = Cortex Cloud, Proofpoint, Pyroscope, Qualys = VMDR, RACF,
      Rapid7 = InsightVM = InsightIDR = Nexpose, Red Hat Satellite, rsyslog, SDSF, SELinux, Sigstore = Cosign,
      SLES = SUSE Linux Enterprise, Sliver, SMP/E, SNMP, Sophos = Intercept X = Sophos Intercept X, SOPS, Spacelift,
      Splunk Enterprise Security, sqlmap, StatsD, Syft, Sysdig, tcpdump, Terratest, Tetragon, TFLint,
      tfsec, ChirpStack, Open OnDemand, Shibboleth, TheHive, Timoni, TOPdesk, Trend Micro = Vision One = Trend Vision One = Apex One = Trend Micro Deep Security, TruffleHog, UC4, vcluster, WALLIX, Webex,
      Windows Autopilot, Woodpecker CI, WSUS, YubiKey, Zammad, Zowe`,
  },
  {
    category: 'data',
    names: `Anaplan, Ansys, Apache Ranger, Arize = Arize Phoenix, Augment Code, Gemini CLI, Google Antigravity, SkyPilot, BentoML, Claude Agent SDK, ComfyUI, COMSOL, Core ML, CPLEX,
      Crystal Reports = SAP Crystal Reports, cuDNN, DeepSeek, DeepSpeed, Delta Live Tables, Dify, DINOv3,
      dplyr, DVC, ElevenLabs, ESPnet, FME = FME Server = FME Flow = FME Form, FSDP, GeoPandas, GeoServer, GROMACS, Gurobi,
      IBM Cognos = Cognos = TM1 = IBM Planning Analytics, IBM Watson = watsonx = watsonx.ai = watsonx.data = watsonx.governance, Icechunk,
      IDQ = Informatica IDMC = IDMC = IICS = Informatica MDM, Label Studio, lakeFS, marimo, Megatron,
      Meltano, napari, NetworkX, nnU-Net, OBIEE = Oracle BI, ONNX Runtime, OpenAI Agents SDK, OpenAI Gym, OpenFOAM,
      OpenLineage, OpenMetadata, OpenVINO, Optuna, Palantir = Palantir Foundry = Palantir AIP = Palantir Gotham, Pydantic AI, PyG = PyTorch Geometric, Pyomo, Qwen,
      Rasterio, Rill, Salesforce Marketing Cloud = SFMC = Marketing Cloud = Marketing Cloud Next = Salesforce Marketing Cloud Next,
      SAP BusinessObjects = BusinessObjects = Business Objects, SAP BW/4HANA = BW/4HANA, SAP Datasphere = Datasphere, SAS Viya,
      Schema Registry, Sentence Transformers, Snowpipe, Strimzi, Tableau Prep, Temenos Transact = T24 = Temenos T24,
      TensorFlow Lite = TFLite, TensorRT-LLM, Tesseract OCR, Tinybird, Ultralytics, Zarr`,
  },
  {
    category: 'mobile and embedded',
    names: `3ds Max = 3D Studio Max, Android Automotive = Android Automotive OS = AAOS = Android Auto = CarPlay, AOSP, Coroutines = Kotlin Coroutines = kotlinx.coroutines, AppCenter = App Center,
      AppKit, AURIX = Infineon AURIX, AVEVA = Wonderware, AVFoundation, BACnet, Beckhoff, BitBake, Bluetooth LE Audio,
      OrCAD = Cadence OrCAD, CANalyzer, DaVinci Configurator = Vector DaVinci = Vector DaVinci Configurator = DaVinci Developer, CANape, CAPL, CarMaker,
      Catia = CATIA V5 = 3DEXPERIENCE, Cinema 4D = C4D, CloudKit, CodePush, Colyseus, Core Animation,
      CoreBluetooth = Core Bluetooth, dSPACE = ModelDesk = ControlDesk = TargetLink, DOTS = Unity ECS, ECU-TEST = ecu.test, ETAS, EtherCAT, FANUC,
      FlexRay, FlutterFlow, FMOD, GameMaker, glTF, HALCON = MVTec HALCON, HDRP, HealthKit,
      HoloLens, ASCET, NMEA 2000, nDisplay, PowerSync, Scandit, i.MX = i.MX8 = i.MX6, IEC 61131-3 = IEC 61131, IO-Link, Keil, KNX = ETS5 = ETS6, Lauterbach TRACE32 = Lauterbach = TRACE32, LiveData,
      LTspice, Mbed, mbedTLS, MicroPython, MSP430, MuJoCo, Nakama, Nav2, nRF52 = nRF52832 = nRF52833 = nRF52840 = nRF Connect, NuttX,
      NVIDIA Isaac = Isaac Sim = Isaac ROS = NVIDIA Isaac ROS, OpenXR, Perfetto, Photon Fusion, PlatformIO, Polyspace, PREEvision,
      PROFINET = PROFIBUS, RAUC, React Navigation, RenderDoc, Renesas, RevenueCat, Revit, RobotStudio,
      Rockwell Automation = Allen-Bradley, RS-485, Siemens NX = NX CAM, SINAMICS, SnapKit, SOME/IP,
      STEP 7 = Step7 = S7-1500 = S7-1200 = S7-300 = S7-400, StoreKit, Studio 5000, SwiftLint, TestStand, Tizen,
      UVM, visionOS, Vitis = Zynq, vTESTstudio, Wear OS, webOS, WidgetKit, WinCC, Wwise, XCP,
      ZBrush = Substance Painter`,
  },
  {
    category: 'testing',
    names: `Codecov, CppUTest, FluentAssertions, Hoppscotch, MockServer, NSubstitute, Octane ALM, OpenText UFT,
      qTest, Reqnroll, TESSY, TestComplete = ReadyAPI, TestLink, Tricentis = Testim, Zephyr Scale`,
  },
  {
    category: 'protocol',
    names: `Apache RocketMQ = RocketMQ, ASN.1, Authelia, Authentik, BankID, ConnectRPC = Connect RPC, DigiD,
      DocuSign, EVPN, ExoPlayer, ForgeRock = OpenAM = OpenIDM = OpenDJ, FreeRADIUS, Genesys, H.264 = H.265 = HEVC = x264 = x265, HLS = MPEG-DASH,
      IDoc = IDocs = BAPI = BAPIs, IHE = IHE XDS, Jitsi, JSON-LD, Kamailio, LOINC, MB WAY, mediasoup, MitID, NETCONF, OCPP,
      One Identity, openEHR, OpenFGA, Orthanc, PACS, PayU, Ping Identity = PingFederate = PingOne = PingAccess = PingID = PingDirectory = PingAM, Przelewy24, Rego,
      SailPoint = IdentityIQ = IdentityNow = SailPoint ISC, Saviynt, SHACL, SNOMED = SNOMED CT, Video.js, Vipps, Widevine`,
  },
  {
    category: 'language',
    names: `BPEL, BPMN, C++Builder = C++ Builder = Borland C++, FICO = SAP FICO = FI/CO,
      LotusScript = Lotus Notes = HCL Domino, MkDocs, Pine Script, PyPy, TLA+, WinDev = PC SOFT, X++`,
  },
  {
    category: 'tool',
    names: `a3ERP, AFAS, AFAS Profit, Bubble.io, Clay.com, Codespaces = GitHub Codespaces, Comarch Optima = Comarch ERP Optima,
      Copilot for Microsoft 365 = M365 Copilot = Microsoft 365 Copilot = Microsoft Copilot, DATEV, DocuWare, Doxygen,
      draw.io, Dynamics 365 Finance = D365 FO = D365FO = D365 F&O = Dynamics 365 F&O, Dynamics 365 Sales, Fortnox, GitBook, IBM BPM = IBM BAW = IBM Business Automation Workflow, IBM DOORS = Rational DOORS = DOORS Next, JTL = JTL-Wawi = JTL-Shop, Körber WMS,
      Lucidchart, LWC = Lightning Web Components, Make.com = Integromat, Medidata = Medidata Rave, Monday.com, OpenFeature, Otii Arc, Pacbase,
      Personio, Power Pages = Power Fx, proALPHA, QuickBooks, Quinyx, Redocly,
      Salesforce Agentforce = Agentforce, Salesforce Data Cloud, Salesforce DX = SFDX,
      Salesforce Experience Cloud = Experience Cloud = Salesforce Community Cloud, Salesforce Industries = OmniStudio = Nonprofit Cloud,
      Salesforce Sales Cloud = Sales Cloud, Salesforce Service Cloud = Service Cloud, SAP Ariba = Ariba,
      SAP Business One = SAP B1, SAP LeanIX = LeanIX, SAP Signavio = Signavio,
      SAP Solution Manager = SolMan = Solution Manager, SAP SuccessFactors = SuccessFactors, SmartForms = SAP Smart Forms,
      ThingWorx, TOTVS, TOTVS Protheus = Protheus, ADVPL, WiX Toolset`,
  },
  {
    category: 'backend',
    words: 'Caffeine, Ignite = Apache Ignite = GridGain, Coherence = Oracle Coherence',
    near: 'Java, Redis, Ehcache, Hazelcast, caching, cache',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Swing = Java Swing, SWT',
    near: 'Java, JavaFX, SWT, AWT, Eclipse RCP, JFace',
    strict: true,
  },
  {
    category: 'backend',
    words: 'Polly, Refit, Marten, Kestrel',
    near: '.NET, C#, ASP.NET Core, MediatR, MassTransit, MAUI, Blazor, IIS',
  },
  {
    category: 'backend',
    words: 'pip, Anaconda',
    near: 'Python, Django, Flask, SQLAlchemy, Jupyter, pandas, conda, Poetry, FastAPI',
  },
  {
    category: 'backend',
    words: 'Medusa = Medusa.js, Hydrogen = Shopify Hydrogen, Liquid = Shopify Liquid',
    near: 'Shopify, Strapi, Saleor, Next.js, headless, Remix, themes, Klaviyo',
  },
  {
    category: 'backend',
    words: `Pest = Pest PHP, Rector, Blade, Eloquent, Smarty, RoadRunner, Kirby = Kirby CMS, Sulu, Guzzle, ILIAS`,
    near: 'PHP, PHPUnit, PHPStan, Laravel, Symfony, Livewire, Twig, Shopware, TYPO3, WordPress',
  },
  {
    category: 'backend',
    words: 'Cobra, Chi, Ginkgo',
    near: 'Go, Golang, Gin, Echo, Fiber, GORM, Viper, sqlc',
  },
  {
    category: 'backend',
    words: 'Absinthe, OTP',
    near: 'Elixir, Phoenix, LiveView, Erlang, Ecto, OTP, BEAM',
  },
  {
    category: 'backend',
    words: 'Diesel, Bevy',
    near: 'Rust, Actix, Axum, Tokio, WebAssembly, wgpu',
  },
  {
    category: 'backend',
    words: 'Boost, STL, Eigen',
    near: 'C++, STL, Qt, CMake, OpenCV, GCC',
    strict: true,
  },
  {
    category: 'backend',
    words: `Foundry, Truffle, Anchor, Polygon, Avalanche, Cairo, Cardano, Polkadot, Corda, The Graph`,
    near: `Solidity, Ethereum, Hardhat, Solana, Rust, Blockchain, Web3, Starknet, ethers.js, Polkadot`,
  },
  {
    category: 'protocol',
    words: 'Plaid, PayPal, Klarna, Mollie, iDEAL, Swish, BLIK',
    near: `Stripe, PayPal, Adyen, Mollie, payment, payments, checkout, open banking, PSD2, Mangopay`,
  },
  {
    category: 'frontend',
    words: 'Lottie, Rive',
    near: `React, D3.js, D3, Vue.js, GSAP, Adobe After Effects, Framer Motion, Figma, animations, PixiJS`,
  },
  {
    category: 'frontend',
    words:
      'Lovable, v0 = v0.dev, Cline, Aider, Devin, Codex = OpenAI Codex = Codex CLI, Zed, Kiro = Kiro CLI',
    near: 'Cursor, v0, Bolt, Vercel, Replit, Claude Code, Copilot, Windsurf, Aider, Codex',
  },
  {
    category: 'frontend',
    words: 'Magnolia, Alfresco',
    near: 'CMS, AEM, Java, FreeMarker, headless, Sitecore, SharePoint, ECM, Documentum, Nuxeo',
  },
  {
    category: 'database',
    words:
      'Natural = Adabas/Natural = Natural/Adabas, IMS = IBM IMS = IMS DB = IMS/DB = IMS DC = IMS/DC = IMS TM, TSO = ISPF',
    near: 'COBOL, CICS, Db2, JCL, z/OS, mainframe, Adabas, Host, Großrechner, PL/1',
    strict: true,
  },
  {
    category: 'database',
    words: 'Room, Flow = Kotlin Flow, DataStore, Glide, Coil, Moshi',
    near: `Android, Kotlin, Jetpack Compose, Jetpack, Retrofit, Hilt, Dagger, WorkManager, Coroutines, Koin`,
    strict: true,
  },
  {
    category: 'cloud',
    words: `ALB = AWS ALB = Application Load Balancer, EBS, EFS, SSM = AWS SSM = AWS Systems Manager, SST`,
    near: `AWS, Amazon EC2, ECS, Amazon EKS, VPC, Amazon S3, Lambda, Amazon SQS, AWS CloudFormation, CDK`,
  },
  {
    category: 'infrastructure',
    words: 'Quay',
    near: 'Drone, Gitea, Forgejo, CI/CD, Docker, Podman, OpenShift, Harbor, Artifactory, Trivy',
  },
  {
    category: 'infrastructure',
    words: 'Longhorn, Flannel, Gardener, Tilt, Flatcar, kro',
    near: 'Kubernetes, Rancher, k3s, RKE, Talos, Cilium, Helm, Skaffold, Backstage, OpenStack',
  },
  {
    category: 'infrastructure',
    words: 'Molecule, Foreman = Katello',
    near: 'Ansible, Testinfra, Puppet, Red Hat Satellite, Katello, Red Hat Enterprise Linux, PXE',
  },
  {
    category: 'infrastructure',
    words: 'Vector = Vector.dev, Beats = Filebeat = Metricbeat',
    near: 'Loki, Fluentd, Logstash, ClickHouse, Kibana, Elastic Stack, Elasticsearch',
    strict: true,
  },
  {
    category: 'infrastructure',
    words:
      'SPL, EQL = Elasticsearch Query Language = Event Query Language, Tenable = Tenable.io = Tenable.sc = Tenable.ot = Tenable One = Tenable OT Security, Fortify = Fortify SCA = Fortify on Demand = Micro Focus Fortify = OpenText Fortify, Mend = WhiteSource, Snort, Zeek, Suricata, Sigma = Sigma rules = Sigma-Regeln',
    near: 'Splunk, KQL, SIEM, Sentinel, EDR, CrowdStrike, Qualys, Nessus, Rapid7, Defender',
  },
  {
    category: 'infrastructure',
    names: 'Cisco, Arista',
    words: `Aruba = HPE Aruba = ClearPass = Aruba Central = Aruba CX, Juniper = Juniper Networks, Checkpoint = Check Point = CloudGuard = Check Point CloudGuard,
      F5 = iRules, Firepower = Cisco FTD = Cisco ASA = Cisco Firepower`,
    near: `Cisco, Fortinet, Palo Alto, Juniper, Arista, WLAN, switches, switching, routing, firewall`,
  },
  {
    category: 'infrastructure',
    words: 'Rocky = Rocky Linux, Samba, BIND = BIND9, Pacemaker = Corosync',
    near: `Red Hat Enterprise Linux, Debian, Ubuntu, CentOS, Linux, Active Directory, DNS, DHCP, SAN, iSCSI`,
  },
  {
    category: 'infrastructure',
    words: 'Rubrik, Veritas = NetBackup = Veritas NetBackup, iLO',
    near: 'Veeam, Commvault, NetBackup, backup, Backup, ServiceNow, ITSM, BMC, ITIL, IBM',
  },
  {
    category: 'data',
    words: `dlt = dltHub, Stitch = Stitch Data, Mage = Mage AI, Soda, Monte Carlo, Hex, Snowplow, Cube = Cube.js, Materialize`,
    near: `dbt, Airflow, Dagster, Fivetran, Airbyte, Snowflake, DuckDB, Great Expectations, data quality,
      Looker`,
  },
  {
    category: 'data',
    words: 'Sigma Computing, Hyperion = Oracle Hyperion = Essbase = Oracle Essbase',
    near: 'Looker, Tableau, Power BI, Qlik, BI, Oracle, Anaplan',
  },
  {
    category: 'data',
    words:
      'Bokeh, Altair, Dash, Posit = Posit Connect = Posit Workbench = RStudio Connect, Quarto = R Markdown',
    near: 'Plotly, Streamlit, Matplotlib, Bokeh, Dash, Python, Vega, Jupyter, notebooks, RStudio',
    strict: true,
  },
  {
    category: 'data',
    words:
      'Haystack, Mastra, Ragas, Cohere = Cohere Rerank = Cohere Command, GPT = GPT-5, Whisper, BERT, TGI = Text Generation Inference, TRL',
    near: `LangChain, LlamaIndex, RAG, Large language models, LangGraph, OpenAI, Claude, Anthropic, Gemini,
      Mistral`,
  },
  {
    category: 'data',
    words: 'Feast, Seldon = Seldon Core, Evidently = Evidently AI, SHAP, Darts, PEFT',
    near: `MLflow, Kubeflow, feature store, Amazon SageMaker, MLOps, DVC, KServe, BentoML, drift, XGBoost`,
  },
  {
    category: 'mobile and embedded',
    words: 'IAR = IAR Embedded Workbench, PIC = PIC32, AVR = ATmega, Espressif = ESP-IDF, Mender',
    near: 'embedded, STM32, ARM, MCU, firmware, microcontrollers, FreeRTOS, Arduino, GCC, ESP32',
  },
  {
    category: 'mobile and embedded',
    words: 'Matter, Thread = OpenThread',
    near: 'Zigbee, Z-Wave, Bluetooth, smart home, OpenThread',
    strict: true,
  },
  {
    category: 'mobile and embedded',
    words: 'Ignition, zenon',
    near: 'SCADA, HMI, PLC, SPS, MQTT, OPC UA, WinCC, Siemens, Modbus, BACnet',
  },
  {
    category: 'mobile and embedded',
    words: 'KUKA, MoveIt = MoveIt 2, DDS = Fast DDS = Cyclone DDS',
    near: 'ABB, KUKA, FANUC, robot, robots, Roboter, robotics, OpenCV, ROS, ROS 2',
  },
  {
    category: 'tool',
    words: 'Cameo = MagicDraw, Jama',
    near: `Polarion, Jama, Codebeamer, requirements, SysML, UML, MBSE, Jira, Enterprise Architect, DOORS`,
  },
  {
    category: 'mobile and embedded',
    words: 'Altera, Questa = QuestaSim, Synopsys',
    near: 'FPGA, VHDL, Verilog, Vivado, ASIC, Xilinx, Quartus, ModelSim, RTL',
  },
  {
    category: 'mobile and embedded',
    words: `TCA = The Composable Architecture, SPM = Swift Package Manager = SwiftPM, Carthage, Kingfisher`,
    near: 'SwiftUI, Swift, iOS, Combine, CocoaPods, SPM, Xcode, UIKit, Fastlane, MVC',
  },
  {
    category: 'mobile and embedded',
    words:
      'Houdini, Nuke, Niagara, Nanite, Blueprints = Blueprint, URP = Universal Render Pipeline, Oculus = Meta Quest, Roblox = Luau',
    near: 'Unreal, Unreal Engine, Unity, C++, Blender, Maya, VFX, Houdini, HLSL, shaders',
  },
  {
    category: 'testing',
    words: 'Percy, Mabl, Squish, Bruno',
    near: `Cypress, Playwright, Selenium, Appium, Tricentis, Chromatic, BrowserStack, Qt, Automated testing,
      Postman`,
  },
  {
    category: 'testing',
    words: 'UFT = QTP = UFT One, Serenity = Serenity BDD, Behave',
    near: `Selenium, Tosca, QTP, ALM, LoadRunner, Cucumber, RestAssured, Screenplay, pytest, Gherkin`,
    strict: true,
  },
  {
    category: 'protocol',
    words:
      'Epic = Epic EHR = Epic Hyperspace = Epic Caboodle = Epic Clarity = Epic Bridges, Cerner = Cerner Millennium = Oracle Health, Mirth = Mirth Connect',
    near: 'HL7, FHIR, DICOM, PACS, XDS, RIS, EHR, EMR, radiology',
  },
  {
    category: 'language',
    words: `RAP = ABAP RAP, CDS = CDS Views = ABAP CDS = Core Data Services,
      BTP = SAP BTP = SAP Business Technology Platform,
      CPI = SAP CPI = SAP Integration Suite = Integration Suite`,
    near: 'ABAP, OData, SAPUI5, SAP, BTP, ABAP OO',
  },
  {
    category: 'tool',
    words: 'CPQ = Salesforce CPQ, Aura, Flows = Salesforce Flow = Flow Builder',
    near: `Salesforce, Apex, SOQL, Visualforce, Salesforce Sales Cloud, Salesforce Service Cloud, LWC,
      Salesforce DX, HubSpot, DocuSign`,
  },
  {
    category: 'tool',
    words:
      'Sage = Sage X3, Infor = Infor LN = Infor M3 = Infor ION, Visma, Comarch, Primavera = Cegid Primavera = Primavera BSS',
    near: 'SAP, ERP, Dynamics, Oracle, DATEV, NetSuite, Microsoft Dynamics, Odoo, Fortnox, Infor',
  },
  {
    category: 'tool',
    words: 'Mermaid, Mural, Obsidian, Discord, Zoom, ARIS',
    near: 'PlantUML, Markdown, C4, Miro, FigJam, Figma, Confluence, Notion, Slack, Teams',
  },
];
