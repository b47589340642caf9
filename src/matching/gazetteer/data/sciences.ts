// Technologies of maps, laboratories, supercomputers, libraries and documents.
import type { Group } from './groups.ts';

export const sciences: readonly Group[] = [
  {
    category: 'data',
    names: `3D Tiles, Apache Sedona, ArcObjects, ArcSDE, Autodesk Construction Cloud = BIM 360, Autodesk Platform Services = Autodesk Forge, CityGML, CityJSON,
      Cloud Optimized GeoTIFF, CloudCompare, deegree, ERDAS IMAGINE, ESA SNAP, FlatGeobuf, GeoDjango, GeoJSON, GeoMedia, GeoMesa,
      GeoNode, geOrchestra, GeoPackage, GeoParquet, GeoTIFF, GeoTools, Global Mapper, GraphHopper, GRASS GIS, GTFS = GTFS-RT = GTFS Realtime, HERE Maps,
      IfcOpenShell, JOSM, kepler.gl, KML, Landsat, LAStools, MapInfo, MapProxy, MapStore, Masterportal, Metashape = Agisoft Metashape,
      NeTEx, Transmodel, NetTopologySuite, Nominatim, OGC API, OpenDroneMap, OpenRouteService, osm2pgsql, OSRM, Overpass API = Overpass Turbo, PDAL, Pix4D = Pix4Dmapper,
      PMTiles = Protomaps, Potree, pygeoapi, QField, rioxarray, SAGA GIS, Sentinel Hub, Sentinel-2, Shapefile, Smallworld = GE Smallworld,
      Solibri, SpatiaLite, Tippecanoe, TiTiler, TOMP = TOMP-API, TopoJSON, Uber H3, Vectorworks, WMTS, XPlanung, XBau`,
  },
  {
    category: 'data',
    words:
      'ALKIS, GML, IFC = IFC files = IFC bestanden = IFC-Dateien = IFC models, OGC, SIRI, STAC, Valhalla, WFS, WMS',
    near: `GeoServer, GDAL, QGIS, ArcGIS, PostGIS, OpenLayers, GIS, GeoJSON, GTFS, NeTEx, OSRM, BIM, Revit, Cloud Optimized GeoTIFF, OGC, WMTS, CityGML,
      MapServer`,
    strict: true,
  },
  {
    category: 'data',
    names: `AnnData, ANNOVAR, AutoDock = AutoDock Vina, bcftools, bedtools, BioPerl, Bowtie 2, BWA-MEM, Cell Ranger = CellRanger, CellProfiler, Cellpose, ChEMBL,
      ChimeraX, ClinVar, Cutadapt, DeepChem, DeepVariant, DESeq2, DNAnexus, Ensembl = Ensembl VEP, FastQC, FASTQ, featureCounts, FreeBayes, gnomAD, HISAT2,
      ilastik, IQ-TREE, Kraken2, LabVantage, LAMMPS, MAFFT, MaxQuant, MetaPhlAn, minimap2, MultiQC, Mutect2, NAMD, Nanopore = Oxford Nanopore, nf-core,
      OME-Zarr = OME-TIFF = OME-NGFF, OpenFold, ESMFold, RoseTTAFold, PacBio, PLINK, PubChem, QIIME 2 = QIIME, QuPath, RAxML, REGENIE, SnpEff, STARLIMS, Trimmomatic, UniProt`,
  },
  {
    category: 'data',
    words: `BAM, BLAST, BWA, Canu, CRAM, Cromwell, CWL = Common Workflow Language, edgeR, Flye, Galaxy, Hail, IGV, Illumina, limma, LIMS, OMERO,
      Picard, Salmon, SPAdes, STAR, VEP, WDL`,
    near: `Nextflow, Snakemake, GATK, samtools, Bioconductor, bioinformatics, genomics, VCF, NGS, sequencing, RNA-seq, minimap2, BWA, DESeq2, LabWare,
      CellProfiler, napari`,
    strict: true,
  },
  {
    category: 'data',
    words: 'LiDAR',
    near: `radar, sensor, sensors, GIS, QGIS, ArcGIS, ROS, ROS 2, SLAM, point clouds, point cloud, PDAL, CloudCompare, PCL, photogrammetry, cameras, Sensoren, OpenCV,
      remote sensing`,
    strict: true,
  },
  {
    category: 'infrastructure',
    names: `ADIOS2, Amazon Braket, Bright Cluster Manager, CP2K, CUDA-Q, CVMFS, dCache, ecFlow, FEniCS, FFTW, Geant4, GPFS = IBM Spectrum Scale = Spectrum Scale = IBM Storage Scale,
      GPUDirect, GRIB = GRIB2, Grid Engine = Sun Grid Engine, HDF5, HPCToolkit, HTCondor, IBM Spectrum LSF, Intel MKL = oneMKL, iRODS, LAPACK = ScaLAPACK, LIKWID, Lmod, MVAPICH,
      NVIDIA DGX = DGX, NVLink = NVSwitch, Omni-Path, OpenACC, OpenBLAS, OpenHPC, ParaView, PBS Pro = OpenPBS, PETSc, Quantum ESPRESSO, RoCEv2, Scalasca, Score-P,
      Trilinos, VASP, VTK, VTune = Intel VTune, Warewulf, WekaIO = WekaFS, xCAT, XRootD`,
  },
  {
    category: 'infrastructure',
    words: 'BLAS, LSF, PBS, SGE, HIP',
    near: 'Slurm, LAPACK, CUDA, ROCm, MPI, OpenMP, HPC, Fortran, OpenACC, SYCL',
    strict: true,
  },
  {
    category: 'tool',
    names: `ABBYY = ABBYY FineReader = ABBYY FlexiCapture, Acrolinx, Adobe Captivate, Antora, Arbortext, Archivematica, ArchivesSpace, Articulate 360 = Articulate Storyline = Articulate Rise, ASD-STE100 = Simplified Technical English,
      Axiell, BaseX, Camtasia, CIDOC CRM, CKAN, CollectionSpace, CollectiveAccess, DocBook, Document360, EPrints, EPUB, Ex Libris Alma, eXist-db, FrameMaker = Adobe FrameMaker,
      Goobi, Grammarly, IIIF, InvenioRDM, Islandora, iSpring, JATS, Kitodo, MARC 21, Memsource = Phrase TMS, METS/ALTO, MuseumPlus, OAI-PMH,
      Omeka = Omeka S, Open Journal Systems, OpenSeadragon, Oxygen XML = Oxygen XML Editor, Paligo, PDF/UA, Preservica, RELAX NG, reStructuredText, RoboHelp = Adobe RoboHelp,
      S1000D, Samvera, Schema ST4, Schematron, SDL Tridion = Tridion, Snagit, Transkribus, WalkMe, Whatfix, Wikibase = Wikidata,
      XMetaL, XSL-FO, Z39.50`,
  },
  {
    category: 'tool',
    words: 'DITA = DITA XML, Mirador, OWL, Pendo, SKOS, Sphinx, Vale',
    near: `MadCap Flare, AsciiDoc, Docusaurus, Markdown, MkDocs, reStructuredText, technical writing, docs-as-code, DocBook, IIIF, RDF, SPARQL, SHACL, ontologies,
      Odoo, Amplitude, Mixpanel`,
    strict: true,
  },
];
