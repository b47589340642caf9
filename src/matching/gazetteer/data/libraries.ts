// Libraries, small languages, servers, and tools of developers.
import type { Group } from './groups.ts';

export const libraries: readonly Group[] = [
  {
    category: 'frontend',
    names: `A-Frame, Adobe Dreamweaver = Dreamweaver, amCharts, anime.js, Ant Design Vue, AntV, ApexCharts, Blitz.js,
      CanvasJS, Clipboard.js, core-js, CoreUI, DaisyUI, DataTables, date-fns, Day.js, DHTMLX = dhtmlxGantt, Editor.js, Element UI, Etherpad, FilePond,
      FingerprintJS, Flowbite, Font Awesome, Framework7, Froala, FullCalendar, FusionCharts, Google Charts,
      Google Fonts, GOV.UK Frontend, Gridsome, Hexo, Highlight.js, Howler.js, Immutable.js, KaTeX, Material Design Lite,
      Materialize CSS, MathJax, Matter.js, Mintlify, Modernizr, Moment.js, Monaco Editor, MooTools, Naive UI, Nextra, Nunjucks,
      NVD3, Owl Carousel, PhotoSwipe, Pico CSS, qiankun, Ramda, React Bootstrap, RequireJS, Reveal.js, Select2,
      Semantic UI, Sencha Touch, Splide, SweetAlert = SweetAlert2, Swiper.js, SVGO, TDesign, Tippy.js, toastr,
      Turf.js = TurfJS, UmiJS, uPlot, USWDS, VeeValidate, Visx, VitePress, Vue Storefront = Alokai, VuePress, Webix, Workbox, Zone.js,
      ZURB Foundation`,
  },
  {
    category: 'backend',
    names: `Amazon Corretto, ANTLR, Apache PDFBox = PDFBox, Apereo CAS, Azul Zulu, bcrypt, CherryPy, Discord.js, EJBCA, Fat-Free Framework,
      GraalPy, Grafana Faro, Haml, Hypercorn, JReleaser, Kohana, Laravel Echo, Laravel Jetstream, Laravel Nova, lighttpd,
      LiteSpeed, Logback, libuv, LoopBack, MODX, Nette Framework, nodemon, Octopress, OpenJDK, OpenSwoole, Phusion Passenger, NodeBB, October CMS, ProcessWire,
      PyScript, Roundcube, SapMachine, Silverstripe, SimpleSAMLphp, SLF4J, StimulusReflex, Temurin = Eclipse Temurin = AdoptOpenJDK,
      ThinkPHP, Thumbor, web2py, WEBrick, Weblate, Zope`,
  },
  {
    category: 'language',
    names: `AMPL, AutoIt, Brightscript, CUE lang = CUElang, Dafny, Emacs Lisp = Elisp, FreeBASIC, G-code, GAMS, Gnuplot,
      Isabelle/HOL, LilyPond, Makefile = Makefiles, Modula-2, MoonScript, MQL5 = MQL4 = MetaTrader, NetLogo, NSIS, OpenQASM,
      OpenSCAD, PureBasic, Scilab, Smali, Standard ML, Starlark, SystemTap, Wolfram Language = Wolfram Mathematica, Xojo, Yacc,
      Zephir`,
  },
  {
    category: 'language',
    words: 'TeX, Ballerina',
    near: 'LaTeX, BibTeX, WSO2, MuleSoft, integration, Apache Camel',
    strict: true,
  },
  {
    category: 'tool',
    names: `Archicad, Chocolatey, Codacy, CodeSandbox, commitlint, Dolibarr, EasyEDA, electron-builder, Excalidraw, Flatpak, FreeCAD,
      HTTPie, ImageJ, Lefthook, LimeSurvey, MapTiler, MicroStation, OpenOffice, Overleaf, Pandoc, pre-commit, semantic-release,
      Snapcraft, Statuspage, Transifex, Typst, CLion, CodePen, cPanel, DataSpell, DirectAdmin, DocFX, EditorConfig, FileZilla, GitHub Pages,
      GitKraken, Gogs, GoLand, Google Colab = Google Colaboratory, IFTTT, Inkscape, Inno Setup, InstallShield, Kaggle,
      LibreOffice, Mautic, MediaWiki, Notepad++, nvm, Oh My Zsh, Phabricator, phpMyAdmin, PyPI, Qodana,
      Read the Docs, RubyMine, SourceTree, Spyder IDE, StackBlitz, TortoiseGit, TortoiseSVN, VSCodium, WinSCP, XAMPP`,
  },
  {
    category: 'cloud',
    names: `Backblaze, Nhost, Acquia, Amazon Linux, BunnyCDN, Civo, Cloudways, CoreWeave, Deno Deploy, Gcore, Gigalixir, Huawei Cloud, ImageKit, Imgix,
      Imperva = Incapsula, jsDelivr, KeyCDN, Kinsta, Koyeb, Nebius, Northflank, PythonAnywhere, Sucuri, Tencent Cloud,
      VMware Cloud Foundation = VCF, WP Engine, Yandex Cloud, Zeabur`,
  },
  {
    category: 'infrastructure',
    names: `Apache Guacamole, AppSignal, ESPHome, Home Assistant, openHAB, Seafile, strongSwan, Syncthing, Unraid, Apache Traffic Server, BigBlueButton, CentOS Stream, ClamAV, Exim, Gentoo, GlobalProtect, HAProxy Ingress,
      Icinga Web, ISC DHCP, LineageOS, Linux Mint, NetApp ONTAP, Nutanix Prism, Omnissa Horizon, PAN-OS, ProFTPD,
      Proxmox Backup Server, RouterOS, Slackware, SteamOS, VMware Site Recovery Manager = VMware SRM, Zentyal`,
  },
  {
    category: 'data',
    names: 'Apache Kylin, PaddlePaddle, SageMath, SymPy, TradingView',
  },
  {
    category: 'protocol',
    names: 'Braintree = PayPal Braintree, Mercado Pago, PagSeguro = PagBank, Razorpay, Redsys',
  },
  {
    category: 'mobile and embedded',
    names: 'Google AdMob = AdMob, HarmonyOS, raylib, SFML',
  },
  {
    category: 'database',
    names: 'Baserow, RxDB',
  },
  {
    category: 'frontend',
    names: `AG Charts, AnalogJS, ArkType, BITV, BlockNote, bpmn-js, Carbon Design System = IBM Carbon, class-validator, Cytoscape.js = Cytoscape, Dexie.js = Dexie, Dojo Toolkit, EN 301 549, Fabric.js, FormatJS = react-intl, FormKit, GoJS,
      GraphQL Code Generator = graphql-codegen, IndexedDB, Infragistics = Ignite UI, io-ts, JointJS, Konva, Lighthouse CI, Lightning CSS, Lingui, lint-staged, ng-mocks, NG-ZORRO, ngx-formly, ngx-translate, Orval, Oxc, Paper.js, PatternFly,
      PouchDB, React Aria, React Flow, RGAA, Salesforce Lightning Design System = SLDS, SignalStore, Slate.js, SurveyJS, Taiga UI, Transloco, TypeBox, Valtio, Vega-Lite, Vuelidate, yFiles`,
  },
  {
    category: 'mobile and embedded',
    names: `Adapty, APNs, Branch.io, CallKit, CareKit, ResearchKit, CleverTap, DexGuard, EAS Build = EAS Update = Expo EAS, Google Play Console = Play Console, Google Play Billing = Play Billing, GoRouter,
      HomeKit, IGListKit, KSP, LeakCanary, Mac Catalyst, MMKV, MoEngage, MvvmCross, ObjectBox, Roborazzi, ProGuard, PushKit, Quick/Nimble, ReactiveUI, SDWebImage, SwiftFormat, SwiftGen, SwiftNIO, Swinject, Tamagui, WebKit = WKWebView, Widgetbook,
      Acados, CasADi, Azure IoT Edge, BehaviorTree.CPP, CBOR, CMSIS, Code Composer Studio, CoppeliaSim, Cumulocity, DLMS = DLMS/COSEM, DO-254, e2 studio, EdgeX Foundry, EEBUS, EN 50128 = EN 50126 = EN 50129, EnOcean, ERTMS = ETCS, GenICam, GTSAM, Intel RealSense = RealSense, ioBroker,
      Iridium SBD, JESD204B, libusb, LittleFS, lwIP, MCUXpresso, micro-ROS, MIL-STD-1553, MOOS-IvP, MPLAB = MPLAB X = MPLAB Harmony, Open-RMF, OpenADR, Orekit, Pixhawk, PREEMPT_RT, QGroundControl, RP2040 = RP2350, RT-Thread, RTAB-Map, RTI Connext, RViz, Ansys SCADE = SCADE Suite,
      SEGGER Ozone, Silicon Labs = SiLabs, Simplicity Studio, SunSpec, TI C2000, Tasmota, Texas Instruments, The Things Network, Tracealyzer, u-blox, VDA 5050, Webots, Wi-Fi HaLow, Xenomai, Zenoh, µC/OS`,
  },
  {
    category: 'mobile and embedded',
    words: 'Mocktail, Patrol, Picasso, Melos, Shorebird, GNSS, RFID, UWB, PCL',
    near: 'XCTest, XCUITest, Android, Kotlin, Glide, Retrofit, Flutter, Dart, Riverpod, bloc, u-blox, NFC, RTK, BLE, Bluetooth, LoRaWAN, ROS, ROS 2, Open3D, LiDAR, OpenCV',
    strict: true,
  },
  {
    category: 'testing',
    names: `ACCELQ, AutoFixture, AWS Device Farm, BlazeMeter, bUnit, cargo-nextest = nextest, Coded UI, dotCover, ExtentReports, FakeItEasy, FlaUI, gcov, lcov, gomock, Gomega, Google Mock, Hoverfly, Leapwork, PITest, PractiTest, QA Wolf, Qase, QUnit,
      Rational Functional Tester, ScalaCheck, Schemathesis, Serverspec, Silk Test, Silk Performer, SpiraTest, Spring Cloud Contract, Testinfra, Testsigma, Toxiproxy, TUnit, WinAppDriver, ExUnit`,
  },
  {
    category: 'testing',
    words: 'Hamcrest, Bogus, Coverlet, Mountebank, Pester, Perfecto, testify, WebLOAD',
    near: 'WireMock, JUnit, Mockito, xUnit, NUnit, Moq, PowerShell, Appium, BrowserStack, Golang, Gomega, LoadRunner',
    strict: true,
  },
  {
    category: 'language',
    names: `C++/CLI, CircuitPython, Cranelift, Frama-C, IronPython, Jython, Magic xpa, openCypher, SPARK Ada = Ada SPARK, SWI-Prolog, tree-sitter, WLangage, xHarbour`,
  },
  {
    category: 'language',
    words: 'Clipper',
    near: 'Delphi, FoxPro, Visual Basic, xHarbour, COBOL',
    strict: true,
  },
  {
    category: 'database',
    names: `Actian = Actian Zen, Always On availability groups = Always On AG = Always On AGs, Bytebase, dbForge, DBVisualizer, FerretDB, HeidiSQL, HSQLDB, immudb, LevelDB, LiteDB, Litestream, LMDB, MaxScale, Navicat, Oracle ASM,
      Oracle Enterprise Manager, pglogical, Pgpool-II = Pgpool, pg_partman, Redgate, repmgr, Rocket UniVerse, SAP IQ, SQL Anywhere, SSDT, Stardog, TablePlus, Toad for Oracle, Volt Active Data, WAL-G, YottaDB = GT.M`,
  },
  {
    category: 'backend',
    names: 'ACBr, FastReport, RichFaces, Lucee, CommunityToolkit',
  },
];
