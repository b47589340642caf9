// Libraries, small languages, servers, and tools of developers.
import type { Group } from './groups.ts';

export const libraries: readonly Group[] = [
  {
    category: 'frontend',
    names: `A-Frame, Adobe Dreamweaver = Dreamweaver, amCharts, anime.js, Ant Design Vue, AntV, ApexCharts, Blitz.js,
      CanvasJS, Clipboard.js, core-js, CoreUI, DaisyUI, DataTables, date-fns, Day.js, DHTMLX, Editor.js, Element UI, Etherpad, FilePond,
      FingerprintJS, Flowbite, Font Awesome, Framework7, Froala, FullCalendar, FusionCharts, Google Charts,
      Google Fonts, GOV.UK Frontend, Gridsome, Hexo, Highlight.js, Howler.js, Immutable.js, KaTeX, Material Design Lite,
      Materialize CSS, MathJax, Matter.js, Mintlify, Modernizr, Moment.js, Monaco Editor, MooTools, Naive UI, Nextra, Nunjucks,
      NVD3, Owl Carousel, PhotoSwipe, Pico CSS, qiankun, Ramda, React Bootstrap, RequireJS, Reveal.js, Select2,
      Semantic UI, Sencha Touch, Splide, SweetAlert = SweetAlert2, Swiper.js, SVGO, TDesign, Tippy.js, toastr,
      Turf.js = TurfJS, UmiJS, uPlot, USWDS, VeeValidate, Visx, VitePress, Vue Storefront, VuePress, Webix, Workbox, Zone.js,
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
    names: 'Braintree, Mercado Pago, PagSeguro, Razorpay, Redsys',
  },
  {
    category: 'mobile and embedded',
    names: 'Google AdMob = AdMob, HarmonyOS, raylib, SFML',
  },
  {
    category: 'database',
    names: 'Baserow, RxDB',
  },
];
