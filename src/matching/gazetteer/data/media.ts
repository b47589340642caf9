// Technologies of pictures, sound and play.
import type { Group } from './groups.ts';

export const media: readonly Group[] = [
  {
    category: 'tool',
    names: `QLab, grandMA3 = grandMA2 = grandMA, Avolites, ETC Eos, Adobe Audition, Audacity, Affinity Designer = Affinity Photo = Affinity Publisher, Capture One,
      QuarkXPress, micro:bit, Tinkercad, GeoGebra, Blockly`,
  },
  {
    category: 'language',
    words: 'Scratch',
    near: 'Python, micro:bit, Blockly, Tinkercad, Arduino, App Inventor, LEGO Mindstorms',
    strict: true,
  },
  {
    category: 'tool',
    names: `AES67, Apple ProRes = ProRes, Janus Gateway, aptX, Art-Net, ATSC 3.0, Auracast, AV1 = SVT-AV1, AVPlayer, AWS Elemental MediaConvert = MediaConvert = AWS MediaConvert,
      AWS Elemental MediaLive = MediaLive = AWS MediaLive, AYON = OpenPype, Bento4, Biamp, Blackmagic = Blackmagic Design = DeckLink, Brightcove,
      CasparCG, CMAF, Csound, Cubase, dash.js, DMX512, Dolby Atmos, Dolby Vision, DVB-S2 = DVB-T2 = DVB-C = DVB-I, Extron, ftrack,
      HbbTV, HDR10, IBM Aspera, JPEG 2000, JPEG XS, JW Player, Kaltura, LC3, LDAC, libvpx, LightningJS = Lightning.js, Logic Pro, MaterialX, Media3 = AndroidX Media3,
      MPEG-2, MPEG-TS, MXF, Nimble Streamer, OctaneRender, OpenAL, OpenColorIO, OpenEXR, OpenTimelineIO = OTIO, PlayReady, Q-SYS, RenderMan, Resolume,
      sACN, Roku SceneGraph = SceneGraph, SCTE-35, Signiant, SMPTE ST 2110 = ST 2110 = SMPTE 2110, Telestream, THEOplayer, V-Ray, VMAF, VP9, VVC = H.266, VST3, WASAPI`,
  },
  {
    category: 'tool',
    words:
      'AAC, DVB, FairPlay, MIDI, Mux, NMOS, Oboe, Opus, Pion, PTP = IEEE 1588, RDK, RIST, SRT, VST, WHIP, WHEP',
    near: `HLS, MPEG-DASH, RTMP, FFmpeg, WebRTC, GStreamer, codecs, codec, NDI, Widevine, PlayReady, JUCE, AAudio, Core Audio, DSP, AES67, SMPTE ST 2110,
      set-top, broadcast`,
    strict: true,
  },
  {
    category: 'tool',
    words: 'Katana, Kitsu, VEX',
    near: 'Houdini, Nuke, V-Ray, RenderMan, VFX, Substance Painter, ftrack, ShotGrid',
    strict: true,
  },
  {
    category: 'tool',
    words: 'Conviva, Fire TV = Amazon Fire TV, Grass Valley, Pure Data, Roku',
    near: 'tvOS, Tizen, webOS, Android TV, HLS, OTT, SceneGraph, BrightScript, JUCE, Max/MSP, SuperCollider, EVS, Vizrt, broadcast',
    strict: true,
  },
  {
    category: 'mobile and embedded',
    names: `PlayStation = PS5 = PlayStation 5 = PS4 = PlayStation 4, Xbox = Xbox Series = Xbox One = Xbox Series X|S = Xbox Series X = Xbox Series S = Xbox Series X/S, 8th Wall, AccelByte, Apple Vision Pro, AppLovin = AppLovin MAX, AR Foundation, BattlEye, Box2D, Burst Compiler, Cinemachine, CloudXR, CommonUI, Denuvo, DLSS, DOTween,
      Easy Anti-Cheat, FASTBuild, FiveM, GameAnalytics, Gaussian Splatting, HTC Vive, Incredibuild, ironSource, LDtk, Lens Studio = Snap Lens Studio, LevelPlay, Live2D, Marmoset Toolbag,
      Material Maker, Matterport, MetaHuman, Niantic Lightship, Panda3D, PSVR2 = PSVR, Quixel = Megascans, Reality Composer Pro = Reality Composer,
      RealityCapture, Ren'Py, RPG Maker, SDL3, Spark AR Studio, SpeedTree, Steam Deck, StateTree, Superluminal, Tracy Profiler, TextMeshPro, UEFN, Ultraleap = Leap Motion, Unity UI Toolkit, Unreal Insights, UnrealGameSync, VContainer, Yarn Spinner`,
  },
  {
    category: 'mobile and embedded',
    words: 'UMG',
    near: 'Unreal, Unreal Engine, Unity, game engine, Slate, UEFN, Perforce, DirectX, C++, Spigot',
    strict: true,
  },
  {
    category: 'tool',
    names: `Dante Controller, Dante Domain Manager, Open Sound Control, Pixera, Wirecast, TriCaster, Viz Engine = Viz Trio = Viz Mosart, Ross DashBoard,
      Ross XPression, Avid MediaCentral = MediaCentral, Avid NEXIS, iNEWS, ENPS, Milan AVB, Ventuz, MadMapper, Hippotizer, vvvv, L-Acoustics,
      ArrayCalc, DiGiCo, ChamSys = MagicQ, Stage Precision, Riedel Bolero = Riedel Artist = Riedel MediorNet, Bitfocus Companion, Stream Deck,
      Zoom Rooms, Haivision, Zixi, AWS Elemental MediaConnect = MediaConnect = AWS MediaConnect,
      AWS Elemental MediaTailor = MediaTailor = AWS MediaTailor, Ant Media Server = Ant Media, Shaka Packager, Irdeto, Verimatrix,
      SMPTE ST 2022 = SMPTE 2022 = ST 2022-7, MOS protocol, Lawo VSM, Evertz, Skyline DataMiner = DataMiner, Dalet, Frame.io, Iconik,
      Vidispine = VidiCore, Agora.io = Agora SDK, ProPresenter, Millumin, Pixotope, Nuendo = Steinberg Nuendo, Dataton WATCHOUT`,
  },
  {
    category: 'tool',
    words: `OSC, MADI, AVB, RDM, EVS, Isadora, Ravenna, Reaper, Tessitura`,
    near: `MIDI, Audinate Dante, DMX512, Art-Net, sACN, grandMA3, QLab, TouchDesigner, Max/MSP, AES67, SMPTE ST 2110, Vizrt, vMix, NDI, disguise, Pro Tools,
      Ableton Live, Nuendo, Spektrix, ticketing, box office`,
    strict: true,
  },
  {
    category: 'tool',
    names: `Eventbrite, Spektrix, SecuTix, Pretix, Weezevent, Cvent`,
  },
  {
    category: 'mobile and embedded',
    names: `DirectStorage, Vicon Shogun, OptiTrack, Xsens, Geometry Nodes = Blender Geometry Nodes, AppMetrica, Xsolla, Bullet Physics, Vivox`,
  },
  {
    category: 'mobile and embedded',
    words: `GNM, PSSL, NVN, FSR, Rapier`,
    near: `PlayStation, Xbox, Nintendo Switch, Unreal, Unity, DLSS, HLSL, DirectX, Vulkan, Frostbite, Ink, Bevy, game engine, articy:draft`,
    strict: true,
  },
  {
    category: 'mobile and embedded',
    names: `RxCocoa, ActivityKit, HMS Core = Huawei Mobile Services, Jetpack Navigation, Paging 3, FlashList, TurboModules, Play Integrity, ML Kit, Core Location,
      PassKit, CryptoKit`,
  },
];
