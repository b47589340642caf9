// Technologies of chips, machines, vehicles and networks.
import type { Group } from './groups.ts';

export const engineering: readonly Group[] = [
  {
    category: 'mobile and embedded',
    names: `Heidenhain = Heidenhain TNC, hyperMILL, Mastercam, SolidCAM, Edgecam, GibbsCAM, PowerMill, TopSolid, Vericut, Mazatrol = Mazak,
      PrusaSlicer, Omron, Citect, HyperMesh = HyperWorks, LS-DYNA, Mathcad, Moldflow,
      Aspen HYSYS = HYSYS = Aspen Plus`,
  },
  {
    category: 'tool',
    names: `Allplan, BricsCAD, DraftSight, Bluebeam, DIALux, E3.series = Zuken E3, Enscape, Lumion, Twinmotion, Primavera P6, Procore, RFEM = Dlubal,
      RIB iTWO = iTWO, SEE Electrical`,
  },
  {
    category: 'tool',
    words: 'Cura = UltiMaker Cura',
    near: 'SolidWorks, PrusaSlicer, CAD, AutoCAD, FreeCAD, Fusion 360, Tinkercad, Rhino, Blender, 3D printing, 3D-Druck, impresión 3D, impressão 3D, impression 3D, stampa 3D, druk 3D',
    strict: true,
  },
  {
    category: 'mobile and embedded',
    names: `Active-HDL, Riviera-PRO, Bluespec, Cadence Allegro, Cadence Xcelium = Xcelium, Catapult HLS, Chipyard,
      CST Studio Suite, DDR5 = LPDDR5, DDR4 = LPDDR4, Design Compiler = Synopsys Design Compiler, Fusion Compiler, GHDL, HDL Coder, HFSS, HSPICE,
      HyperLynx, I3C, IC Compiler = ICC2 = IC Compiler II, IP-XACT, JasperGold = Cadence Jasper, Keysight ADS, KLayout, Lattice Diamond,
      Libero SoC = Microchip Libero, MIPI = MIPI CSI-2 = MIPI DSI, OneSpin, OpenROAD, OSVVM, PyUVM, RedHawk, SerDes,
      SignalTap, SpinalHDL, SpyGlass CDC = Synopsys SpyGlass, Synopsys VCS, Synopsys Verdi, Synplify, SystemRDL, SystemVerilog Assertions, TCAD = Sentaurus, Tessent, TetraMAX,
      UltraScale = UltraScale+, UVVM, VC Formal, Verilator, Verilog-A = Verilog-AMS, VUnit, Yosys, Synopsys ZeBu`,
  },
  {
    category: 'mobile and embedded',
    words: `AMBA, AXI = AXI4 = AXI-Stream = AXI4-Lite, APB, AHB, Calibre, Conformal, CXL, DFT, Formality, Genus, PrimeTime, Innovus, Palladium,
      Specman, Spectre, SVA, Tempus, UPF, UCIe, Veloce, Versal, Virtuoso = Cadence Virtuoso`,
    near: `Verilog, SystemVerilog, VHDL, UVM, FPGA, ASIC, RTL, Cadence, Synopsys, Vivado, Xilinx, Questa, ModelSim, PCIe, netlist,
      tape-out, timing closure`,
    strict: true,
  },
  {
    category: 'mobile and embedded',
    names: `Apriso = DELMIA Apriso, Desigo CC = Desigo, CC-Link, Centum VP = Yokogawa Centum, Cognex, ControlLogix = Rockwell ControlLogix = Allen-Bradley ControlLogix, CompactLogix = Rockwell CompactLogix = Allen-Bradley CompactLogix, ControlNet, ctrlX = ctrlX AUTOMATION, DeltaV = Emerson DeltaV, DeviceNet, DNP3, GX Works = GX Works3 = GX Works2,
      Honeywell Experion, IEC 60870 = IEC 60870-5-104 = IEC 104, IEC 61499, IEC 61850, IEC 62443, iFIX = GE iFIX, ISA-88, ISA-95, Kepware = KEPServerEX, Keyence,
      Ladder Logic, Metasys, MindSphere, Movicon, MTConnect, Niagara Framework = Tridium = Niagara 4, Opcenter = Siemens Opcenter,
      PCS 7 = SIMATIC PCS 7 = PCS7 = PCS neo, PLCnext, PLCSIM = S7-PLCSIM, PNOZmulti, PROFIsafe, SAP Digital Manufacturing, SAP Manufacturing Execution, SAP MII,
      SERCOS = SERCOS III, SIMIT, SIMOTION, SINUMERIK, Sparkplug B = MQTT Sparkplug, Stäubli, Sysmac Studio = Omron Sysmac, Tecnomatix = Siemens Plant Simulation,
      URScript = PolyScope, WAGO e!COCKPIT, WinCC OA = SIMATIC WinCC OA, WinCC Unified, WinMOD, WirelessHART, Yaskawa, 800xA = ABB 800xA`,
  },
  {
    category: 'mobile and embedded',
    words: 'ABB, DALI, KRL, RAPID',
    near: 'KUKA, FANUC, Yaskawa, robots, Roboter, robotics, RobotStudio, KNX, BACnet, Modbus, PLC, SPS',
    strict: true,
  },
  {
    category: 'mobile and embedded',
    names: `A2L, ADTF, ARXML, Automotive Ethernet = BroadR-Reach = 100BASE-T1, AutomationDesk, Axivion, BTC EmbeddedTester, CANdelaStudio, cantools,
      CarSim, CHAdeMO, ConfigurationDesk, COVESA, esmini, FIBEX, Green Hills INTEGRITY = Green Hills Software, Helix QAC, ISO 15118, ISO 21434 = ISO/SAE 21434,
      ISO-TP, J1939 = SAE J1939, Kvaser, MACsec, MDF4, MICROSAR = Vector MICROSAR, NVIDIA DRIVE, OBD-II = OBD2, OCPI,
      ODX, OpenDRIVE, OpenSCENARIO, OpenModelica, OSEK = OSEK/VDX, PCAN-View, Prescan, PROVEtech, RH850, RTA-OS, RTMaps, S32K, S32G, SCALEXIO,
      SecOC, SOTIF = ISO 21448, SystemDesk, TDA4, UN R155 = UNECE R155, Vehicle Spy, vFlash, winIDEA`,
  },
  {
    category: 'mobile and embedded',
    words: 'FMI = Functional Mock-up Interface, HIL = hardware-in-the-loop, TPT, TSN',
    near: 'Simulink, MATLAB, Modelica, FMU, CANoe, dSPACE, AUTOSAR, TESSY, Automotive Ethernet, CAN bus, PROFINET, ECU-TEST',
    strict: true,
  },
  {
    category: 'infrastructure',
    names: `802.1X = IEEE 802.1X, A10 Networks, Amdocs, AudioCodes, BlueCat, BroadWorks = BroadSoft, Cato Networks, Ciena, Cisco DNA Center = Catalyst Center = Cisco Catalyst Center,
      Cisco NSO, Cisco UCS, CloudVision = Arista CloudVision, Viptela, CUCM = Cisco CUCM = Cisco Unified Communications Manager, Cumulus Linux,
      DNSSEC, DOCSIS, DWDM, EfficientIP, EIGRP, ExaBGP, FreePBX, FRRouting, gNMI, GoBGP, GPON = XGS-PON, Headscale, iPerf = iperf3,
      Juniper EX, Juniper Mist, Juniper MX = Juniper MX Series, Juniper QFX, Juniper SRX, LACP, NetBird, NetBrain, Netcracker, NetFlow, sFlow, IPFIX, NFV = VNF, Nokia 7750 SR = Nokia 7750 = 7750 SR, Nokia SR OS = SR Linux = Nokia SR Linux, Observium, Open5GS, free5GC,
      OpenAirInterface, srsRAN, OpenDaylight, phpIPAM, PPPoE, Prisma Access, RPKI, Scapy, Segment Routing = SRv6 = SR-MPLS,
      sngrep, SR-IOV, SS7, SIGTRAN, ThousandEyes, TM Forum = TMF Open API, TR-069 = TR-369, VeloCloud, VRRP, HSRP, XDP, ZeroTier`,
  },
  {
    category: 'infrastructure',
    words: '5G = 5G Core = 5GC, LTE, VoLTE, SDN, Ruckus, Diameter, ONOS',
    near: `3GPP, O-RAN, RAN, NFV, SIP, IMS, telecom, Telekom, telecommunications, modem, Aruba, Cisco, Meraki, WLAN, MPLS, NB-IoT, OpenFlow,
      OpenDaylight`,
    strict: true,
  },
];
