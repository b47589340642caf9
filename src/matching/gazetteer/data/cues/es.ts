// Spanish cues.
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  'reemplazado por, sustituido por, sustituida por, descartado, descartados, ha sido sustituido por, ha sido sustituida por, han sido sustituidos por, ha sido reemplazado por, ha sido reemplazada por, han sido reemplazados por, fue reemplazado por, fue sustituido por, se sustituyó por, quedó atrás, ha quedado atrás, ha quedado obsoleto, ha pasado a la historia, ha quedado fuera, está de salida, lo estamos retirando, lo estamos dejando, no gracias, no nos interesa, se apagó, ya es historia, no es lo nuestro, no son lo nuestro, no va con nosotros, no lo usamos, no se usa aquí';

/** Denials of a demand for technologies before or after them. */
const denied =
  'no es necesario, no es necesaria, no son necesarios, no es obligatorio, no es obligatoria, no es imprescindible, no es requisito, no es un requisito, no es excluyente, no hace falta, no se requiere, no se requieren, no se exige, no se pide, no se usa, no se utiliza, no necesitas, no hace falta que sepas, no hace falta que conozcas, no es preciso, no es condición, no es una exigencia, no se contempla';

export const spanish: Language = {
  tag: 'es',
  tells:
    'el, los, las, del, y, en, con, para, por, una, un, que, es, son, no, al, lo, se, su, sus, nuestro, nuestra, nuestros, nuestras, tu, tus, te, eres, tienes, tiene, como, más, muy, ser, estar, está, están, hay, has, buscamos, busca, ofrecemos, experiencia, conocimientos, conocimiento, requisitos, imprescindible, valorable, valorará, valora, desarrollador, desarrolladora, programador, programadora, ingeniero, ingeniera, años, empresa, equipo, puesto, funciones, oferta, empleo, deseable, deseables, nivel, mínimo, manejo, dominio, trabajo, trabajar, también, sobre, desde, donde, si, o, e, becario, becaria, maquetador, necesario, sénior, pedimos, jefe, usamos, diseñador, líder, técnico, sido, sustituido, reemplazado, hemos, sepas, hace, necesitas, necesitamos, saber, mi, tengo, alguien, encantaría, gustaría, conozcas, tengas, hola',
  falseFriends:
    'es, son, no, come, sin, me, a, he, has, son, van, once, red, pie, con, dice, fin, sea, ten, an, as, do, i, y, o, real',
  ordinary:
    'Pega, Cargo, Resto, Swift, Express, Nada, Solid, Rest, Go, Vue, Ruta, Cobra, Seda, Base, Informatica, Velero, Mercurial, Prisma, Trino',
  small: 'de, del, y, la, el, los, las, en, con, a, para, por, un, una, o',
  suspending: 'y, o',
  abbreviations: 'etc, ej, p.ej, aprox, min, máx, sr, sra, ee, uu, depto, tel',
  decoys:
    'viaje de empresa, viaje de equipo, perfil de github, tu perfil de github, su perfil de github, a cargo, a cargo de, cargo de, el resto, resto de, resto del, grado en informatica, ingenieria informatica, ingenieria en informatica, ingeniería en informatica, ingeniero en informatica, tecnico en informatica, técnico en informatica, titulo en informatica, título en informatica, area de informatica, piedra angular, piedras angulares, gran angular, outlook para ios, outlook para android',
  adjectivesFollow: true,
  numerals:
    'un/uno/al menos uno, dos, tres, cuatro, cinco/lustro/un lustro, seis/media docena de años, siete, ocho, nueve, diez/década/una década/decada/decena de años/una decena de años, once, doce/docena de años/una docena de años, trece, catorce, quince, dieciséis, diecisiete, dieciocho, diecinueve, veinte',
  mention: {
    negator: `y mucho menos, ni mucho menos, y menos aún, y menos aun, nadie, evita, evitad, eviten, eviten enviar, evita enviar, ni rastro de, no queda nada de, ni gota de, ni una línea de, ni una linea de, ni una pizca de, cero ganas de, en sustitución de, en sustitucion de, en reemplazo de, no, ni, sin, nunca, jamás, tampoco, ningún, ninguna, ninguno, en lugar de, en vez de, ya no usamos, ya no trabajamos con, ya no utilizamos, no usamos, no utilizamos, no trabajamos con, no es necesario, no es necesaria, no se requiere, no hace falta, dejamos de usar, dejamos atrás, hemos dejado de usar, hemos dejado, hemos abandonado, abandonamos, abandonado, excepto, salvo, y no, a excepción de, fuera, nada de, lejos de, no buscamos perfiles, hemos dejado atrás, nos hemos despedido de, hemos dicho adiós a, adiós a, ${gone}, ${denied}, abstenerse, absténganse, abstenganse, ya no, no es, olvídate de, olvida, olvídese de, aquí nadie usa, nadie usa, nadie toca, huimos de, ningún interés en, cero interés en, fuera de alcance, ni hablar de, cero, todo menos, deshicimos de, deshecho de, absténgase, nada que ver con`,
    affirmation:
      'no vemos la hora de, no hay nada como, nadie nace sabiendo, nadie es perfecto, nadie lo sabe todo, no renunciamos a, no prescindimos de, no solo, no sólo, no solamente, no únicamente, no importa, no pasa nada, no te asusta, no te asustan, no te preocupes, no dudes, no lo dudes, no obstante, sin problema, sin problemas, sin miedo, sin olvidar, sin duda, no tengas miedo, no tienes miedo, no limitado a, no limitados a, no menos de, no más de, o sin, sin embargo, aún no, todavía no, no todos, no todo, no eres nuevo, no excluyente, no excluyentes, sin experiencia previa también, no principiante, no es opcional, no exhaustivo, sin límite, sin límites, no te es ajeno, no negociable, no es un secreto, no te quedes, no lo pienses, desde cero, de cero, a cero, cero a uno, cero a cien, cero downtime',
    supposition: 'si, aunque, incluso si, tanto si',
    contrast: 'sino, pero, aunque, mientras, sin embargo, en cambio',
    be: 'es, son, será, sería, era, está, están, fue, ha sido, serán, sean, ser',
    demand: `necesario, necesaria, necesarios, necesarias, requerido, requerida, requiere, requieren, obligatorio, obligatoria, imprescindible, imprescindibles, requisito, necesitas, necesitarás, exige, pide, pedimos, usamos, utilizamos, trabajamos, valora, indispensable, excluyente, buscamos, relevante, falta, ${gone}, ${denied}, abstenerse, absténganse, abstenganse, ningún interés en, cero interés en, fuera de alcance, ni hablar de, queremos, encontrar, encontrarás, encontraréis, interesa, interesan, gusta, tocamos, hacemos, tenemos, aquí`,
    preference:
      'tenida en cuenta, tenido en cuenta, tenidos en cuenta, tendremos en cuenta, se tiene en cuenta, puntos por, molaría, molaria, sería la caña, seria la caña, vendría genial, suma pero, ayuda, ayudaría, valor agregado, un valor agregado, será un valor agregado, un golazo, es un golazo, golazo, se agradecería, se agradecerá, lo agradecerían, lo agradeceríamos, agradeceríamos, ojalá, ojala, vendría de perlas, de perlas, viene de perlas, no vendría mal, no vendria mal, no estaría mal, no estaria mal, no está de más, no estaría de más, nos haría ilusión, haría ilusión, nos haría felices, nos molaría, te da puntos, da puntos, ganas puntos, sumas puntos, mejor todavía, mejor aún, tanto mejor, genial si, un puntazo, puntazo, útil, útiles, viene bien, vienen bien, vendría bien, vendria bien, se aprecia, si puede ser, a ser posible, nos gustaría, pues genial, sería guay, seria guay, seria genial, seria un plus, sería un puntazo, si has usado, si has trabajado con, si conoces, si has tocado, deseable, deseables, deseablemente, valorable, valorables, se valorará, se valorarán, se valora, se valoran, valoramos, valoraremos, se valorará positivamente, valorándose, un plus, plus, es un plus, será un plus, sería un plus, suma, suma puntos, sumará, preferible, preferiblemente, preferentemente, idealmente, bonus, opcional, opcionales, ventaja, es una ventaja, te hará destacar, puntos extra, extra, nice to have, apreciable, apreciamos, se apreciará, sería ideal, sería genial, bienvenido, bienvenida, bienvenidos, recomendable, recomendables, interesante, conveniente, no excluyente, no excluyentes, favorable, punto a favor, un punto a favor, de preferencia, mejor que mejor, mucho mejor, mola, nos mola, se agradece, un extra, suman, sumaría, sumarían, sumaría puntos, nos encantaría',
    obligation:
      'obligatorias, obligadas, obligatoriamente, necesariamente, exigido, exigida, exigidos, exigidas, forzoso, forzosa, inexcusable, inexcusables, mínima, mínimas, cruciales, ineludible, ineludibles, mandatorio, mandatoria, mandatorios, lo más importante es, lo más importante, lo mas importante es, el cliente quiere, el cliente pide, no tiene secretos, tiene que, tienes que, tenés que, hay que, pedimos, se pide, piden, te pedimos, obligado, obligada, obligados, se requiere dominio, imprescindible saber, minimo, mín, exige, exigen, exigimos, innegociable, innegociables, no negociable, no negociables, es básico, es básica, son básicos, son básicas, crucial, es vital, lo importante es, lo fundamental es, lo que importa es, hay que saber, hay que dominar, hay que conocer, tienes que saber, tienes que conocer, tienes que dominar, tiene que saber, tiene que dominar, hace falta, hacen falta, damos por hecho, se da por hecho, un must, es un must, no puede faltar, no pueden faltar, básico es, imprescindible, imprescindibles, necesario, necesaria, necesarios, obligatorio, obligatoria, obligatorios, requerido, requerida, requeridos, requeridas, indispensable, indispensables, excluyente, excluyentes, mínimo, al menos, como mínimo, debe, debes, deberás, requisito, requisitos, fundamental, esencial, se requiere, se requieren, se exige, requerimos, mínimos, experiencia imprescindible, experiencia obligatoria, sí o sí, si o si, esenciales, fundamentales, clave',
    requirement:
      'te apasiona, te apasionan, apasionado por, apasionada por, apasionado de, apasionada de, llevas tiempo, conoce, conozca, conozcan, domina, domine, dominen, maneja, maneje, manejen, posea, posee, poseas, poseer, cuente con, cuentes con, cuenten con, sepan, se maneje, se defienda, te defiendas, te defiendes, defenderse, se desenvuelva, te desenvuelvas, haya trabajado, hayas trabajado, has trabajado, ha trabajado, curtido en, curtida en, cómodo con, cómoda con, que controle, con tablas en, te mueves, te mueves bien, te mueves con soltura, sepa, sepas, supieras, controle, controles, entienda, experiencia, conocimiento, conocimientos, dominio, manejo, dominar, dominas, domines, manejas, años, año, sólida, sólidos, sólido, sólidas, avanzado, avanzados, avanzada, amplia, amplios, demostrable, demostrada, probada, fuerte, buen, buenos, buena, excelente, experto, experta, tienes, tener, tengas, cuentas, conoces, conozcas, sabes, buscamos, requisitos, competencia, competencias, capacidad, familiaridad, familiarizado, familiarizada, comprensión, soltura, formación, pedimos, necesitas, habilidades, alguien, se requiere, profundo, profundos, te manejas, desenvuelves, desenvolverse con',
    handling:
      'haber tocado, has tocado, experiencia con, experiencia en, experiencia desarrollando en, experiencia trabajando con, experiencia usando, experiencia utilizando, experiencia de, experiencia programando en, experiencia desarrollando con, conocimientos de, conocimientos en, conocimientos sobre, conocimientos sólidos de, conocimientos sólidos en, conocimientos avanzados de, conocimientos avanzados en, conocimiento de, conocimiento en, dominio de, dominio en, dominio del, manejo de, manejo del, manejo en, años de, años con, años en, familiaridad con, familiarizado con, familiarizada con, experto en, experta en, usamos, utilizamos, conoces, dominas, manejas, programación en, programar en, desarrollo en, desarrollo con, desarrollar en, uso de, utilización de, soltura con, nociones de, formación en, basado en, basada en, migración a, trabajado con, sepas, conozcas, sepa, dominar, domines, domina, saber, conocer, controlas',
    usage:
      'usar, utilizar, trabajar con, con, en, como, tales como, por ejemplo, ej, especialmente, mediante, usando, utilizando, de, y, para, tipo, preferiblemente, idealmente, sea, sólidos, aprender, aprenderás',
    trade:
      'desarrollador, desarrolladora, desarrolladores, programador, programadora, programadores, ingeniero, ingeniera, experto, especialista, arquitecto, administrador, consultor, desarrollo, framework, lenguaje, entorno, entornos, perfiles',
    pointer: 'librerías, librería, con, como, tales como, por ejemplo',
    artefact:
      'componentes, servicios, servicio, aplicación, aplicaciones, proyecto, proyectos, base de datos, bases de datos, bibliotecas, librerías, scripts, entornos, entorno',
    technicalArtefact: 'componentes, base de datos, bases de datos, librerías, bibliotecas',
    glue: 'y, o, e, es, son, con, en, para, de, por, será, sería, como, a, del, se, nivel, avanzado, deseable, valorable, imprescindible, necesario, que, al, sobre',
    likeness:
      'o una herramienta similar, o alguna similar, o algún otro, o alguna otra, o un lenguaje similar, o cualquier otra, o tecnología similar, lo que sea, lo q sea, cualquiera vale, me da igual, nos da igual, el que prefieras, el que quieras, lo que prefieras, o algo similar, o algo parecido, o algo así, ambos valen, los dos valen, o parecida, da igual, a elegir, o similar, o similares, o equivalente, o equivalentes, u otro, u otros, u otra, u otras, o parecido, o parecidos, o cualquier otro, o afines',
    announcement:
      'tecnologías, tecnología, lenguajes, lenguaje, herramientas, frameworks, conocimientos, requisitos, stack, stack tecnológico, imprescindible, deseable, valorable, bases de datos, base de datos, experiencia, entorno, entorno tecnológico, se valora, se valorará, obligatorio, software, competencias, plus, librerías, se valorará positivamente, pruebas, tests',
    software:
      'desarrollador, desarrolladora, desarrollo, desarrollar, programador, programadora, programación, programar, aplicaciones, aplicación, tecnologías, lenguajes, lenguaje, base de datos, bases de datos, servidor, servidores, código, plataforma, microservicios, software, informática, buenas prácticas',
    lack: 'no, sin, nunca, falta, ningún, ninguna',
    terms:
      'rgpd, ett, autónomo, remoto, teletrabajo, jornada completa, híbrido, presencial, indefinido, media jornada, h/m, freelance',
    list: 'o en su defecto, en su defecto, si no, o si no, o incluso, o al menos, o alternativamente, alternativamente, o como mínimo, o en todo caso, o sino, o como alternativa, y, e, o, u, ni, y de, y en, o de, o en, y con, así como, y/o, además de, junto con, ni de, ni con, o bien',
    passage:
      'de, del, la, el, los, las, un, una, unos, en, con, por, para, a, al, se, es, que, ser, lo, experiencia, experiencia en, experiencia con, experiencia previa en, experiencia previa con, previa, previo, conocimiento, conocimientos, conocimientos de, conocimiento de, conocimientos en, saber, conocer, tener, tengas, usar, utilizar, trabajar, trabajar con, trabajamos, trabajamos con, usamos, utilizamos, buscamos, exigimos, requerimos, requiere, requieren, necesitas, necesario, necesaria, hace falta, aquí, tecnologías, tecnologías como, herramientas como, legadas, como, más, perfiles, desarrolladores, desarrollador, nivel, este, esta, puesto, proyectos, absolutamente, dominio, dominio de, manejo de, manejo, hemos, hacemos, queremos, tocamos, vacante, gente, gente de, vas, vas a, encontrar, encontrarás',
    follower:
      'desarrollador, desarrolladores, perfiles, candidatos, proyectos, código, experiencia, conocimientos, aplicaciones, aquí',
    verb: 'usamos, usa, usan, utilizamos, utiliza, trabajamos, buscamos, preferimos, basta, bastan, reemplaza, sustituye, migramos, migrado, pasamos, hacemos, elegimos, necesitas, desarrollamos, ha sido sustituido por, ha sido sustituida por, ha sido reemplazado por, ha sido reemplazada por, fue reemplazado por, fue sustituido por',
    years:
      'década, una década, decada, lustro, un lustro, decena de años, una decena de años, docena de años, una docena de años, media docena de años, añitos, añito, anos, años xp, años de xp, anos de exp, años, año, años de experiencia, años de exp, anos de experiencia, años exp',
    nature:
      'base de datos relacional, plataforma cloud, proveedor cloud, nube pública, framework frontend, framework de frontend, nube, lenguaje, lenguaje principal, base de datos, framework, herramienta, librería',
    replaced:
      'reemplaza, reemplazó, sustituye, ha sustituido, ha reemplazado, sustituido, sustituida, reemplazado, reemplazada, reemplazamos, sustituimos, cambiado, cambiamos, sustituyó, abandonado',
    successor: 'por, en favor de, a favor de',
  },
  role: {
    senior:
      'senior, muy senior, perfil senior, nivel senior, sr, sénior/a, con mucha experiencia, con experiencia contrastada, experiencia contrastada, curtido, curtida, con canas, canas, veterano, veterana, experto en, muy experimentado, con tablas, tablas, con bagaje, bagaje, sénior, séniors, experimentado, experimentada, con amplia experiencia, ssr/sr',
    rank: 'líder, lider, principal, jefe, jefa',
    lead: 'líder técnico/a, líder de proyecto técnico, lider de equipo, jefe de desarrollo, jefa de desarrollo, jefe de informática, jefa de informática, jefa de equipo, jefe de área, jefa técnica, responsable de desarrollo, responsable de sistemas, responsable de informática, responsable it, responsable de tecnología, director técnico, directora técnica, director de tecnología, director de informática, coordinador técnico, coordinadora técnica, coordinador de desarrollo, team leader, team lead, techlead, lead developer, engineering manager, líder técnico, líder técnica, lider tecnico, lider técnico, líder de equipo, líder de desarrollo, jefe de equipo, jefe técnico, responsable técnico, tech lead, arquitecto principal, desarrollador principal, responsable de equipo',
    otherLevel:
      'junior, júnior, perfil junior, nivel junior, jr, recién graduada, recién graduados, recién titulada, recién licenciado, recién egresado, recién egresada, egresado, egresada, estudiante, estudiantes, en formación, formación dual, fp dual, beca, becari@, becario/a, practicantes, pasantía, pasantías, prácticas curriculares, primer empleo, primera experiencia, intermedio, nivel medio, nivel intermedio, experiencia media, con experiencia media, mid level, mid-level, semi-senior, semi sr, ssr., entry level, principiante, alumno, alumna, becario, becaria, prácticas, practicante, pasante, trainee, semi senior, semisenior, ssr, recién graduado, recién titulado, en prácticas, aprendiz, ayudante, auxiliar, sin experiencia',
    roleNoun:
      'chico, chica, crack, gente, devs, desarrollador@, programador@, ingenier@, tester, admin, practicante, pasante, trainee, desarrollador, desarrolladora, desarrollador/a, desarrollador(a), programador, programadora, programador/a, programador(a), ingeniero, ingeniera, ingeniero/a, arquitecto, arquitecta, arquitecto/a, analista, consultor, consultora, consultor/a, administrador, administradora, técnico, técnica, especialista, experto, experta, responsable, diseñador, diseñadora, maquetador, maquetadora, puesto, perfil, vacante, desarrollo, analista programador, analista programador/a, persona, un front, un back, analista de datos, científico de datos, científica de datos, ingeniero de datos, ingeniera de datos, administrador de sistemas, administradora de sistemas, desarrollador front, desarrollador back, ingeniero/a de datos, científico/a de datos, administrador/a, administrador de bases de datos, administradora de bases de datos, administrador/a de bases de datos, dev front, técnico/a, dev back, dev, arquitecto cloud, arquitecta cloud, arquitecto/a cloud, prácticas, ingeniería, becario, becaria, técnico de sistemas, probador, probadora, ingeniería de datos, científicas de datos, analista bi, ingeniero de sistemas, sysadmin, analista de ciberseguridad, profesor, profesora, docente, formador, formadora, comercial, contable, reclutador, reclutadora',
    roleNouns:
      'desarrolladores, desarrolladoras, programadores, ingenieros, ingenieras, arquitectos, consultores, perfiles, profesionales, analistas',
    relation:
      'reportando al, dependiendo de, dependerás de, en dependencia de, bajo la dirección, coordinarte con, te coordinarás con, trabajas con, trabajando con, trabajarás mano a mano, codo con codo, en contacto con, interlocución con, liderado por, dirigido por, formado por, compuesto por, equipo formado por, integrado por, junto a, junto al, junto con, trabajarás con, trabajar con, trabajarás junto a, colaborarás con, colaborar con, colaboración con, el equipo de, nuestro equipo de, reportando a, reportar a, reportarás a, reportarás al, mentorizado, apoyo a, apoyar a, apoyo, con el apoyo, aprenderás de, aprender de, guiado por, supervisado por, bajo la supervisión, supervisión de, crecer hasta, evolucionar a, de la mano de, coordinación con',
    hiring:
      'se necesita, se necesitan, se buscan, se requiere, requerimos, buscando, ando buscando, estoy buscando, necesitamos a, busco a, precisa, necesita, incorporar, ampliamos, reforzar, refuerzo, refuerzo para, para reforzar, conoces, conocéis, conoces a alguien, sabéis de alguien, vacante, vacante de, vacante para, oportunidad, oportunidad para, incorporación de, hace falta, nos falta, falta, contratar, buscamos, busca, se busca, estamos buscando, seleccionamos, necesitamos, precisamos, incorporamos, como, puesto de, para, contratamos, queremos incorporar, un, una, únete como, oferta, busco, necesito, alguien',
    otherSenior:
      'residencia, residencias, personas, clientes, directivos, gerencia, management, compañeros, adultos',
    backend:
      'backend, back, lado del servidor, lado servidor, desarrollo back, un back, desarrollador back, dev back',
    fullstack: 'full-stack',
    otherDiscipline:
      'buenas prácticas, mejores prácticas, back office, feed back, call back, come back, back up',
    anotherTrade:
      'tester, probador de software, analista de calidad, analista de pruebas, ingeniero de pruebas, ingeniera de pruebas, control de calidad, aseguramiento de calidad, calidad de software, automatización de pruebas, automatizador, automatizadora, pruebas, desarrollador de videojuegos, desarrolladora de videojuegos, programador de videojuegos, programadora de videojuegos, gameplay, embedido, software embebido, desarrollador embebido, electrónica, electrónico, electrónica industrial, mecánico, mecánica, mecatrónica, robótica, automatización, automatización industrial, plc, autómatas, industrial, obra civil, delineante, diseñador gráfico, diseñadora gráfica, diseñador web, diseñadora web, diseñador/a, diseño gráfico, ux, soporte técnico, soporte informático, técnico de soporte, técnica de soporte, técnico/a de soporte, soporte a usuarios, helpdesk, help desk, mesa de ayuda, mesa de servicio, service desk, cau, microinformática, técnico informático, técnico de microinformática, jefe de proyecto, jefa de proyecto, jefe de proyectos, gestor de proyectos, gestora de proyectos, director de proyectos, analista funcional, analista de negocio, consultor funcional, consultora funcional, sap, abap, erp, crm, host, arquitecto empresarial, marketing, bioinformático, diseñador, diseñadora, maquetador, maquetadora, redes, seguridad, sistemas, soporte, probador, datos, analista de datos, videojuegos, sistemas embebidos, sistemas embarcados, embebido, embebidos, profesor, profesora, docente, formador, formadora, comercial, contable, reclutador, reclutadora',
    asking:
      'tú, experiencia, desarrollarás, desarrollar, desarrollo, diseñarás, diseñar, diseño, construir, construirás, implementar, implementarás, conocimientos, responsable, mantener, crear, programar, participarás, participar',
    prose:
      'nuestro, nuestra, somos, eres, es, son, será, tienes, tiene, que, se, te, tu, nos, estamos, ofrecemos, está, lo, hay, les',
    datum:
      'nivel requerido, nivel de experiencia, nivel de seniority, senioridad, seniority requerido, nombre del puesto, tipo de perfil, perfil buscado, perfil requerido, nivel, puesto, cargo, posición, seniority, categoría, rol, perfil, experiencia, nivel profesional',
    possessive: 'nuestro, nuestra, nuestros, nuestras, sus, otros, otras, su',
    between: 'de, entre, desde',
    minor: 'algo, poco',
    standAlone: 'líder',
    mid: 'intermedio, nivel medio, nivel intermedio, experiencia media, con experiencia media, semi-senior, semi sr, semi senior, semisenior, ssr',
    frontend:
      'front-end, desarrollador web front, desarrollo front, interfaces, interfaz, interfaces web, interfaz de usuario, interfaces de usuario, maquetador web, maquetadora web, maquetador/a, parte visual, cara visible, lado cliente, maquetador, maquetadora, un front, desarrollador front, front, dev front, maquetación, lado del cliente, frontal',
    mobile:
      'desarrollo móvil, desarrollador móvil, desarrolladora móvil, app, aplicación móvil, apps nativas, desarrollo de apps, desarrollador de apps, desarrolladora de apps, movilidad, móvil, móviles, aplicaciones móviles, app móvil, apps móviles, apps, aplicaciones para móvil',
    data: 'plataforma de datos, plataformas de datos, ingenier@ de datos, ingeniero/a de machine learning, ingeniero de machine learning, ingeniero de ia, ingeniera de ia, ingeniero/a de ia, analista de business intelligence, analista de inteligencia de negocio, analítica de datos, análisis de datos, almacén de datos, lago de datos, estadístico, estadística, matemático, visión artificial, visión por computador, visión por computadora, procesamiento de lenguaje, modelos de lenguaje, ia generativa, reporting, informes, datos, analista de datos, científico de datos, científica de datos, ingeniero de datos, ingeniera de datos, ingeniero/a de datos, científico/a de datos, inteligencia artificial, ia, aprendizaje automático, aprendizaje profundo, inteligencia de negocio, ingeniería de datos, ciencia de datos, científicas de datos, analítica, datos y analítica, analista bi',
    infrastructure:
      'administrador de redes, administradora de redes, administrador de redes y sistemas, administrador/a de sistemas, administrador de servidores, admin de sistemas, técnico/a de sistemas, técnico de redes, técnica de sistemas, técnico de sistemas y redes, técnico de infraestructura, técnico de comunicaciones, ingeniera de sistemas, ingeniero/a de sistemas, ingeniero de redes, ingeniera de redes, ingeniero de infraestructura, ingeniero de plataforma, ingeniera de plataforma, especialista en nube, servidores, virtualización, centro de datos, centros de datos, dba, infra, operador de sistemas, explotación, comunicaciones, sistemas, redes, infraestructura, administrador de sistemas, administradora de sistemas, administrador de bases de datos, administradora de bases de datos, administrador/a de bases de datos, base de datos, bases de datos, plataforma, plataformas, nube, la nube, arquitecto cloud, arquitecta cloud, arquitecto/a cloud, operaciones, fiabilidad, ingeniero de sistemas, infraestructuras, técnico de sistemas, sysadmin',
    security:
      'ciber, ciberseguridad industrial, seguridad informática, seguridad de la información, seguridad ti, analista de seguridad, ingeniero de seguridad, ingeniera de seguridad, ingeniero de ciberseguridad, ingeniera de ciberseguridad, consultor de ciberseguridad, consultora de ciberseguridad, consultor ciberseguridad, técnico de ciberseguridad, técnica de ciberseguridad, especialista en ciberseguridad, especialista en seguridad, arquitecto de seguridad, experto en ciberseguridad, pentester, hacking ético, hacker ético, pruebas de penetración, soc, ciso, seguridad, ciberseguridad, analista de ciberseguridad',
    client: 'cliente, clientes',
    outsider:
      'profesor, profesora, docente, formador, formadora, comercial, ingeniero preventa, ingeniera preventa, preventa, contable, reclutador, reclutadora, técnico de selección, técnica de selección, vendedor, vendedora, dependiente, dependienta, ejecutivo de cuentas, ejecutiva de cuentas, gestor de cuentas, gestora de cuentas, administrativo, administrativa, auxiliar administrativo, auxiliar administrativa, secretario, secretaria, recepcionista, vigilante, vigilante de seguridad, vigilantes de seguridad, guardia de seguridad, grabador de datos, grabadora de datos, teleoperador, teleoperadora, atención al cliente, conductor, conductora, cocinero, cocinera, camarero, camarera, enfermero, enfermera, redactor, redactora, traductor, traductora, abogado, abogada, jefe de producto, jefa de producto, responsable de marketing, técnico de nóminas, técnica de nóminas, electricista, mecánico, mecánica, mozo de almacén, prevención de riesgos',
    developer:
      'desarrollador, desarrolladora, desarrollador/a, desarrollador(a), desarrollador@, programador, programadora, programador/a, programador(a), ingeniero de software, ingeniera de software, ingeniero/a de software, analista programador, analista programadora, analista programador/a, dev',
    team: 'equipo, equipos, squad, departamento, área',
  },
  topic: {
    elsewhere:
      'equipo de plataforma, el equipo de plataforma, equipo de infraestructura, el equipo de sistemas, equipo devops, otra persona, otro departamento, otro equipo, otra gente, otros equipos, otro team, un proveedor, la lleva, lo lleva, las lleva, los lleva, se encarga, se encargan, se ocupa, se ocupan, una agencia, lo gestiona, los gestiona, un partner, una empresa externa',
    taught:
      'te enseñamos, te enseñaremos, te lo enseñamos, lo aprenderás, aprenderás, lo aprendes, se aprende, se aprenden, te formamos, te formaremos, aprendes aquí, lo enseñamos',
    seeking:
      'buscamos, busca, buscan, busco, se busca, se buscan, buscando, necesitamos, necesitan, contratamos, en busca de, seleccionamos, se necesita, hace falta',
    optionalLabel: 'puede, podría, ideal',
    yours: 'tu, tus, su, sus',
    helping:
      'te acompañará, te acompaña, le acompañará, te ayudará, te ayuda, te guiará, te guía, te formará, te enseñará, te apoyará, como mentor, como mentora, tu mentor, tu mentora, como buddy, a tu lado, proyección a, proyección hacia, posibilidad de crecer, crecer a, crecer hacia, tendrás un, tendrás una, contarás con, acompañado de, acompañada de, acompañado por, acompañada por',
    member: 'miembro',
    asMember: 'como',
    substitute:
      'también vale, tb vale, también valen, también sirve, también sirven, también nos vale, también nos sirve, también cuenta, también me vale, igual vale, también está bien, vale también, sirve también, sirve igual, también es válido, también se acepta, también aceptamos, también funciona',
    article: 'un, una, algún, alguna',
    others: 'ellos, el cliente',
    demandingWord:
      'criterios, básicos, básico, faltar, dominar, necesitas, necesitamos, pedimos, buscamos, esperamos, exigimos, debes, tienes, traes, sabes, dominas, perfil, persona, candidato, candidata, encajas, requerimos',
    welcomingWord:
      'enamorarás, enamoras, ayuda, encima, alegrarían, alegraría, alegran, alegra, brillen, brille, sonrisa, impresionar, alegrar, alegría, ilusionar, flipar, guinda, pastel, conquistar, conquistarnos, enamorar, plus, gusta, encanta, sonreír, extra, extras, puntos, brillar, destacar, diferencia, enamora, enamorarnos, sorprender, sorpréndenos, mola, agradecemos, ilusión, feliz, felices, aplaudimos',
    taskWord:
      'jornadas, día, tareas, funciones, encontrarás, trabajo, reto, retos, futuro, rol, sueldo, contrato, jornada, semana, impacto, oficina, responsabilidades, compañeros, hacer, harás, trabajar, trabajarás, día a día, equipo, ofrecemos, aprender, aprenderás, proyecto, misión, haces, hacemos',
    conditional:
      'alegrarían, alegraría, haría, harían, seria, molaria, sería, serían, gustaría, encantaría, sumaría, sumarían, podría, molaría, valoraríamos, agradeceríamos, estaría, vendría',
    besides: 'ya, alguna vez, también, además',
    praise:
      'guay, estupendo, fenomenal, ideal, fantástico, maravilloso, bien, genial, ola, mejor, perfecto',
    demandingHeading:
      'no hay trato, la persona ideal si, persona ideal, ideal si eres, obligatorias, necesarios, necesarias, requeridas, requeridos, no puede faltar, no pueden faltar, no puede faltarte, no te puede faltar, requisitos, requisitos mínimos, requisitos imprescindibles, requerimientos, requisito, perfil, tu perfil, perfil buscado, perfil requerido, imprescindible, imprescindibles, obligatorio, obligatorios, indispensable, indispensables, necesario, excluyente, excluyentes, qué buscamos, que buscamos, buscamos, lo que buscamos, qué necesitas, que necesitas, qué pedimos, pedimos, qué esperamos, que esperamos, esperamos, esperamos de ti, qué necesitamos, necesitamos, lo que necesitas, conocimientos, conocimientos requeridos, conocimientos técnicos, experiencia, experiencia requerida, competencias, habilidades, cualificaciones, formación y experiencia, tienes, sobre ti, quién eres, quien eres, eres, lo que traes, qué te pedimos, te pedimos, qué aportas, skills, must have, must haves, hard skills, aptitudes, precisamos, se requiere, tu experiencia, estudios, encajas, encajas si, te unes si, qué valoramos de ti, perfil deseado, innegociable, innegociables, lo que busco, busco, hace falta',
    welcomingHeading:
      'te da puntos, nos alegrará, se agradece, se agradecerá, agradeceremos, sumaría puntos, sumarían puntos, sumará, sumaría, deseable, deseables, se valorará, se valorarán, se valora, se valora positivamente, se valorará positivamente, valorable, valorables, valoramos, valoraremos, valoraremos positivamente, plus, un plus, será un plus, sería un plus, suma, suma puntos, sumas puntos, bonus, opcional, opcionales, nice to have, extra, extras, puntos extra, no excluyente, no excluyentes, preferible, preferiblemente, ideal, idealmente, ventajas competitivas, recomendable, sería genial, sería ideal, requisitos deseables, requisitos deseados, también valoramos, se tendrá en cuenta, qué te hará destacar, te hará destacar, te hará brillar, te diferenciará, puntos a favor, requisitos valorables, conocimientos valorables, conocimientos deseables, valor añadido, será un punto a favor, sumará puntos, sumarás puntos, se considera un plus, deseado, deseada, deseados, deseadas, te ayudará',
    taggingHeading:
      'tecnologías, stack, stack tecnológico, etiquetas, palabras clave, lenguajes, herramientas',
    neutralHeading:
      'bueno saber, conviene saber, para que lo sepas, funciones, tus funciones, responsabilidades, tus responsabilidades, tareas, qué harás, que harás, harás, lo que harás, tu misión, misión, tu rol, el puesto, sobre el puesto, descripción, descripción del puesto, sobre nosotros, quiénes somos, quienes somos, somos, la empresa, empresa, nuestro stack, stack, tecnologías, entorno tecnológico, condiciones, el equipo, tu equipo, proyecto, el proyecto, por qué, cómo aplicar, proceso de selección, contacto, tu día a día, día a día, usamos, con qué trabajamos, trabajamos con',
    offeringHeading:
      'no es para ti, no es para usted, ofrecemos, qué ofrecemos, que ofrecemos, te ofrecemos, se ofrece, lo que ofrecemos, beneficios, ventajas, qué aprenderás, salario, qué te ofrecemos, te damos',
    resume:
      'experiencia laboral, experiencia profesional, formación académica, educación, curriculum vitae, currículum, datos personales, fecha de nacimiento, referencias, aficiones, idiomas, actualidad, presente, actual',
    self: 'yo, he, mi, mis, soy, tengo, trabajo con, trabajo en, trabajo como, trabajé, desarrollé, dirigí, lideré, estudié, busco, necesito, me llamo, me encargo, me ocupo',
    yes: 'claro, por supuesto, obvio, obviamente, evidentemente, desde luego, sí',
    company:
      'la empresa, mercado, empresa, compañía, consultora, firma, agencia, trayectoria, llevamos, contamos con, fundada',
    moving:
      'hemos pasado, hemos migrado, mudamos, mudado, saltamos, saltado, migró, pasó, migramos, migrando, pasamos, pasando, cambiamos, migrado, pasado, cambiado',
    origin: 'del, de, desde',
    destination: 'al, a, hacia',
    permitting:
      'ok, bienvenido, bienvenida, bienvenidos, bienvenidas, vale, también vale, posible, aceptamos, aceptado, se acepta, sirve, sin problema',
  },
  detail: {
    whenLabel: 'cuándo, cuando, inicio, incorporación, fecha',
    unneeded: 'da igual, nos da igual, me da igual',
    fromOn:
      'unos, unas, más de, mas de, alrededor de, aproximadamente, como, cerca de, con, tipo, digamos, desde, a partir de, de unos, desde los, con desde',
    date: 'enero, febrero, marzo, abril, mayo, junio, julio, agosto, septiembre, octubre, noviembre, diciembre, asap, inmediata, inmediato, cuanto antes, lo antes posible, ya, inmediatamente',
    starting:
      'a más tardar, empieza, empiezas, arrancas, comienza, puedes empezar, incorporación, inicio, disponibilidad, disponible, empezar, comenzar, empezamos, arranque, comienzo, arrancar, arrancamos, incorporarse, incorporarte',
    term: 'contrato, duración, garantía, período de prueba, periodo de prueba, prorrogable, crecimiento, vigencia',
    offered:
      'clases, curso, cursos, pagada, pagadas, pagado, pagados, gratis, financiada, financiadas, presupuesto',
    grade:
      'muy, bastante, alto, medio, básico, basico, avanzado, intermedio, profesional, técnico, tecnico, nivel, escrito, dominio, bueno, buen, buena, muy buen, perfecto, valorable, imprescindible, excelente, requerido, obligatorio, deseable, mínimo, minimo, también, ok, oral, necesario, se valora, suma',
    level:
      'fluido, fluida, fluidez, fluent, nativo, nativa, bilingüe, bilingue, conversacional, hablado, hablado y escrito, hablados, leído, hablar, hablas, hables, habla, lengua materna, materno, nivel nativo, conversación',
    tongueLabel: 'idioma, idiomas, lenguas, idioma de trabajo, idiomas requeridos',
    degree:
      'estudias, estudiante, estudiantes, último curso, recién graduado, titulación en, bachiller, tecnicatura, técnico en, fp de, titulado, titulada, titulados, ingeniero titulado, ingeniero superior, licenciado, licenciada, fp superior, ciclo superior, fp2, grado superior, cfgs, título, graduado, graduada, máster en, diplomado, carrera universitaria, universitario, estudios universitarios, estudios superiores, pregrado, posgrado, técnico superior, grado, licenciatura, titulación, ingeniería, carrera, máster, doctorado, título universitario, fp, ciclo formativo',
    tongue:
      'ingles, espanol, castellano, aleman, frances, portugués, portugues, italiano, neerlandés, holandés, polaco, sueco, danés, noruego, ruso, ucraniano, checo, húngaro, rumano, griego, turco, árabe, chino, chino mandarín, mandarín, japonés, coreano, catalán, català, catalan, gallego, euskera, valenciano, lengua inglesa, idioma inglés, bilingüe inglés, angloparlante, inglés, español, alemán, francés, nivel de inglés, inglés fluido, bilingüe, lengua materna, inglés alto, inglés avanzado, nivel alto de inglés',
    place:
      'remoto desde, desde españa, presencial, en oficina, residencia en, residir, permiso de trabajo, en la oficina, días de oficina, de oficina, híbrido, modalidad híbrida, híbrida, permiso de residencia, papeles en regla, residente, residentes, residiendo, vivir en, vivas en, trasladarse, reubicación, presencialidad, presenciales',
    clearance:
      'habilitación nato, hps, habilitación personal de seguridad, otan, habilitación otan, habilitación, certificado de delitos, habilitación de seguridad, acreditación de seguridad, certificado de antecedentes penales, antecedentes penales',
    notice:
      'incorporación lo antes posible, incorporación ya, disponible inmediatamente, disponibilidad para incorporarse, empezar ya, arranque inmediato, preaviso máximo, preaviso, incorporación inmediata, disponibilidad inmediata, fecha de inicio, fecha de incorporación, inicio inmediato, incorporación en, incorporación asap',
    travel:
      'visitas a, se viaja, viajas, viaja, viajarás, vuelos, desplazarte, desplazarse, viajar, desplazamientos, disponibilidad de viajes, disponibilidad para desplazarse, visitas a cliente, visitas a clientes, visitas a la ofi, viaje, disponibilidad para viajar, viajes, viajes puntuales, viajes ocasionales',
    certificate:
      'certificación, certificaciones, certificado, certificados, certificada, carnet b, carné b, carnet de carretillero, permiso b, carnet de conducir b, brevete, carnet de conducir, permiso de conducir, carné de conducir, licencia de conducir',
    placeLabel:
      'ubicación, lugar, localización, lugar de trabajo, oficina, localidad, ciudad, sede, modalidad, dónde, lugar de residencia, lugar del puesto, zona',
    amount: 'varios, algunos, o más, y más, en adelante, o mas',
    ofThese:
      'de ellas, de esos, de los que al menos, de las cuales, de los cuales, de ellos, de los que, siendo, al menos de ellos',
    closing:
      'más o menos, aprox, aproximadamente, mínimo, mínimos, como mínimo, idealmente, deseable, deseables, requeridas, basta, bastan, es, son, sería, serían, suficiente, suficientes, sirve, vale, valen, va bien, porfa, requeridos, requerida',
    career:
      'picando código, picando, tirando código, tirando líneas, código, currando, curro, de curro, profesionalmente, en total, trabajando, mundillo, real, reales, encima, comprobables, demostrables, dev, como, codeando, mín, profesional, laboral, desarrollo, desarrollo de software, similar, software, programación, mínimo, demostrable, puesto, relevante, o más, y más, en adelante, o mas, ti, it, tecnología, tecnológico, sector, área, rubro, informática, sistemas, el, la, un, una, comprobable, comprobada, probada, sólida, previa, general, total, rol, cargo, posición, profesión, práctica, oficio, programando, desarrollando, ingeniería',
    city: 'valencia, sevilla, zaragoza, málaga, murcia, palma, bilbao, alicante, córdoba, valladolid, vigo, gijón, granada, coruña, a coruña, oviedo, pamplona, san sebastián, donostia, santander, cádiz, salamanca, tarragona, bogotá, medellín, barranquilla, buenos aires, mendoza, santiago de chile, lima, quito, guayaquil, ciudad de méxico, cdmx, guadalajara, monterrey, querétaro, montevideo, caracas, san josé',
    remote:
      'remoto, remota, en remoto, teletrabajo, trabajo remoto, a distancia, desde casa, home office, full remote, teletrabajar, 100% remoto, 100% teletrabajo',
    site: 'oficina, oficinas, ofi, sede, estudio',
  },
  clause: {
    subject: 'llevas, lleves, nosotros, tú, usted, yo',
    speaker: 'nosotros, usamos, utilizamos, trabajamos',
    pronoun: 'lo, la, los, las, ello, eso, esto',
    singular:
      'es, será, sería, no es, ha sido sustituido por, ha sido sustituida por, ha sido reemplazado por, ha sido reemplazada por, fue reemplazado por, fue sustituido por',
    lacking: 'sin',
    determiner: 'ningún, ninguna',
    credential:
      'certificado, certificados, certificación, certificaciones, certificada, título, titulación, grado, diploma, carrera, licenciatura',
    opensClause: 'y, pero, e',
    all: 'todo, todos, toda, todas, cada',
    asksWhat: 'lo que, lo, qué, que',
    experienceNoun:
      'trayectoria laboral, trayectoria, experiencia laboral, a tus espaldas, a sus espaldas, a las espaldas, a la espalda, a cuestas, en la mochila, de rodaje, experiencia, conocimientos, formación, exp, xp, trayectoria profesional',
    example: 'como, tales como, por ejemplo, ej, p.ej, tipo',
    alternative:
      'o en su defecto, en su defecto, si no, o si no, o incluso, o al menos, o alternativamente, alternativamente, o como mínimo, o en todo caso, o sino, o como alternativa, o, u, ni, y/o, o de, o en, ni de, ni con, o bien',
    oneOf:
      'cualquiera, cualquier, por lo menos uno, por lo menos una, uno, una, un, alguno, alguna, al menos uno, al menos una, algún',
    of: 'de, entre',
    averse: 'miedo, ajeno, nuevo, novato',
    preposition: 'como, en, con, para, sobre, de, a',
    leaving: '',
    toward: 'a, hacia',
    passive: gone,
    predicate: `${gone}, excluido, prohibido, irrelevante`,
    excepting: 'excepto, salvo',
    deterred:
      'no encajas, no encaja, no sigas leyendo, abstente, no es lo tuyo, no llegarás lejos, no vale la pena, no te va a servir, mal vamos, abstenerse, absténganse, se puede, podemos vivir, imposible, es imposible, olvídate, olvídalo, ni lo intentes, no apliques, no te postules, no postules, no hay trato, no hay entrevista, no es posible, nada que hacer, inútil, ninguna posibilidad, no tienes posibilidades, no hay posibilidad, no te molestes',
    nothing: 'nada, nadie',
    pending: 'todavía, aún, de momento, por ahora, por el momento',
    pointsOn:
      'preferiblemente, preferentemente, idealmente, deseable, opcionalmente, se valorará, se valora, valorable, de preferencia',
    using: 'usamos, utilizamos, uso de, utilización de, basado en, basada en, migración a',
    year: 'año, años',
    dateBefore: 'hace, último, últimos, pasado, este, cada, por, al',
    ago: 'después, más tarde, antes, de antigüedad, de mercado, atrás, seguidos, consecutivos, de garantía, de vida, de historia',
    duration: 'por, en, durante, hace, para, desde hace',
    within: 'en',
  },
  exclusion: {
    adverb:
      'todavía, todavia, ni siquiera, siquiera, jamás, jamas, nunca, hasta, ayer, este, esta, semana, mes, verano, invierno, primavera, otoño, otono, tiempos, finales, principios, definitiva, total, absoluto, completo, igual, pero bueno, lo siento, sentimos, disculpa, disculpad, ojo, oye, poco a poco, con el tiempo, por fin, al fin, por completo, del todo, de momento, por ahora, por suerte, por desgracia, hace años, hace anos, hace tiempo, después, despues, tras, desde, cuando, porque, deliberadamente, conscientemente, adrede, actualmente, ahora, lamentablemente, afortunadamente, sinceramente, porfa, porfi, gracias, aquí, acá, realmente, ya, más, hoy, internamente, completamente, totalmente, pronto, gradualmente, lo, la, los, las, se, nos, le, claramente, directamente, prometido, perdón, tampoco, momento, años, año, hace, tiempo, pasado, favor, eh, jaja, jeje, xd, hombre, tío, tranqui, vamos, pues, aqui, aca, tambien, asi',
    engaging:
      'us|aremos|aréis|arás|ando|ó|aron|ados|adas, us|areis|aras|o, utiliz|aremos|arás|ando|ados|ada|adas|ó, utiliz|aras|o, emple|amos|a|an|ar|ado|aremos|ando, toc|aremos|es|ando, toc|aras|areis, trabaj|aremos|ar|ando|ado, trabajaras, program|aremos|arás|ar|a|an|ando, programaras, escrib|iremos|irás|ir, escribiras, ten|dremos|drás|er|ido|ía, ten|dras|ia, hac|ían|ía, hac|ian|ia, harás, haras, haremos, encontrarán, encontrar|eis|a|an, ver|éis|á|emos, ver|eis|a, contrat|aremos|a|an|ando, busc|aremos|ar|ando, queríamos, queriamos, querremos, inclu|ye|yen|ir|ido|ida|imos|irá, incluira, contempl|an|ado|ados, impli|ca|can, requer|imos|irá, requerira, requier|e|en, conllev|a|an, abarc|a|an, comprend|e|en, estamos, están, estan, estar, vamos, va, van, sigue, siguen, exist|en|ía, existia, desarroll|amos|aremos|a|an|ar|ado, desplegamos, manej|a|an|ar|arás, manejaras, mantenemos, mantiene, mantener, soport|a|an, acept|a|an|aremos|ar|ando, admiten, figura, figuran, aparece, aparecen, tiene cabida, cabida, interesad|o|a|os|as, busco, quiero, acepto, toco, trabajo, hago, apostamos, apuesta, apostar, usamos, usa, usan, usar, usado, usada, utilizamos, utiliza, utilizan, utilizar, utilizado, tenemos, tiene, hay, hacemos, hace, hacen, hacer, queremos, quiere, quieren, querer, buscamos, busca, buscan, trabajamos, trabaja, tocamos, toca, tocar, necesitamos, manejamos, gestionamos, aceptamos, contratamos, contratar, aplica, aplican, procede, corresponde, previsto, deseado, relevante, relevantes, interesa, interesan, encontrarás, encontraréis, encontrará, encontrar, vas, vais, verás, ver, existe, cuenta, cuentan, vale, valen, consideramos, contemplamos, contempla, soportamos, ofrecemos, programamos, escribimos, permitido, admitimos, admite, está, entra, entran, cabe, pinta, pintan, rola, quedó, quedaron, quedado, sido, fue, fueron, hemos, han, había, haya, sirve, sirven, falta, forma, forman, parte, trabajarás, planes, contamos, opción',
    setting:
      'equipo, stack, casa, empresa, proyecto, proyectos, producto, productos, herramienta, herramientas, cosa, cosas, código, web, webs, app, orm, cms, lenguaje, lenguajes, base, bases, framework, frameworks, librería, mundo, viejo, vieja, viejos, viejas, antiguo, antigua, antiguos, último, última, últimos, últimas, resto, restos, scripts, script, servidores, servidor, monolito, sistema, sistemas, parte, tecnologías, tecnología, solución, poco, queda, quedaba, quedan, que, puesto, rol, posición, vacante, planes, plan, lista, mapa, futuro, alcance',
    removed:
      'abandon|ar|aremos|aron|ó, abandono, elimin|ar|aremos|aron|ó, elimino, retir|ar|aremos|aron|ó, retiro, quit|ar|aremos|ada|ados|adas|aron|ó, quito, descart|ando|ar|aremos|aron|ó, descarto, desech|amos|ando|ar|aremos|aron|ó, desecho, desterr|ando|ar|aremos|aron|ó, desterro, jubil|ar|aremos|aron|ó, jubilo, enterr|ando|ar|aremos|aron|ó, enterro, aparc|amos|ando|ar|aremos|aron|ó, aparco, desmantel|amos|ando|ar|aremos|aron|ó, desmantelo, desactiv|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, desactivo, descontinu|amos|ando|ar|aremos|aron|ó, descontinuo, discontinu|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, discontinuo, arrincon|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, arrincono, borr|amos|ando|ar|aremos|ados|adas|aron|ó, borro, rechaz|amos|ando|ar|aremos|ados|adas|aron|ó, rechazo, erradic|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, erradico, sepult|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, sepulto, larg|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, largo, bot|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, boto, desinstal|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, desinstalo, apart|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, aparto, decomision|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, decomisiono, desenchuf|amos|ando|ar|aremos|ado|ada|ados|adas|aron|ó, desenchufo, exclu|imos|ir, prohib|imos|ir, suprim|imos|ir|iendo|ido|ida|idos|idas|ió, suprimio, prescind|ir|iendo|ió, prescindio, apag|amos|ando, matando, extingu|imos|ido|ida, deshicimos, dado de baja, dada de baja, dados de baja, dimos de baja, dar de baja, damos de baja, mandamos a la basura, tiramos a la basura, mandado a la basura, nos deshicimos de, deshicimos de, deshacernos de, deshacemos de, desharemos de, nos hemos librado de, libramos de, librarnos de, despedimos de, despedirnos de, despedido de, pasamos página con, pasamos pagina con, pasar página con, pasar pagina con, dejamos atrás, dejamos atras, dejar atrás, dejar atras, dejando atrás, dejando atras, dejaremos atrás, dejaremos atras, quedó atrás, quedo atras, quedaron atrás, quedaron atras, ha quedado atrás, ha quedado atras, han quedado atrás, han quedado atras, quedó en el olvido, quedo en el olvido, dijimos adiós a, dijimos adios a, decir adiós a, decir adios a, diciendo adiós a, diciendo adios a, dejamos de lado, dejó de usarse, dejo de usarse, dejaron de usarse, dejar de usar, dejando de usar, dejamos de usar, dejaremos de usar, dejado de utilizar, dejamos de utilizar, dejar de utilizar, dejado de trabajar con, dejamos de trabajar con, hemos dejado, fuera del stack, fuera del proyecto, fuera de la ecuación, fuera de la ecuacion, se acabó, se acabo, se acabaron, se terminó, se termino, en desuso, caído en desuso, caido en desuso, fuera de uso, fuera de servicio, salimos de, hemos salido de, saliendo de, salir de, huimos de, a extinguir, en fase de retirada, en vías de desaparición, en vias de desaparicion, en proceso de retirada, muerto y enterrado, no queda ni rastro de, ya es historia, pasó a la historia, paso a la historia, pasó a mejor vida, paso a mejor vida, ha pasado a mejor vida, abandonad|o|a|os|as, retirad|o|a|os|as, eliminad|o|a|os|as, prohibid|o|a|os|as, vetad|o|a|os|as, excluid|o|a|os|as, descartad|o|a|os|as, desechad|o|a|os|as, tirad|o|a|os|as, enterrad|o|a|os|as, jubilad|o|a|os|as, desterrad|o|a|os|as, aparcad|o|a|os|as, apagad|o|a|os|as, desmantelad|o|a|os|as, obsolet|o|a|os|as, descontinuad|o|a|os|as, cargado, quitado, quitamos, dejado atrás, dejado de lado, dejado de usar, mandado a la porra, mandado a paseo, en la basura, a la basura, tirado a la basura, retirando, eliminando, quitando, abandonando, jubilando, jubilamos, descartamos, desterramos, eliminamos, retiramos, tiramos, matamos, cosa del pasado, es historia, historia, historia antigua, pasado, de salida, en vías de extinción, en retirada, fuera de juego, fuera de la mesa, fuera, muerto, muerta, finiquitado, dicho adiós a, deshecho de, librado de, librándonos de, deshaciéndonos de, pasado página con, adiós, adiós a, chao, tabú, no permitido, no deseado, borrado, borrada, rechazado, rechazada, cancelado, cancelada, matado, lo matamos, se queda fuera, queda fuera, se quedan fuera, en el cajón, en el olvido, guardado en un cajón, enterramos, abandonamos, acabamos, acabado, terminamos, dejamos, a la porra, se fue, salió, pertenece al pasado, pertenecen al pasado, fuera del alcance, fuera de alcance, renunciado, prescindido, prescindimos',
    refusal:
      'tampoco, no, no gracias, ni de broma, ni de coña, ni hablar, ni en sueños, ni loco, ni locos, ni en pintura, ni regalado, ni de lejos, jamás, nunca, nunca más, nunca jamás, qué va, para nada, va a ser que no, que no, en absoluto, de eso nada, nada de nada, paso, pasamos, olvídalo, olvidadlo, olvídate, que se quede en casa, se queda en casa, puede quedarse en casa, ni verlo, ni tocarlo, ni lo menciones, ni lo nombres, ni nombrarlo, ni mentarlo, puedes olvidarlo, te puedes olvidar, ni una línea, ni gota, bajo ningún concepto, de ninguna manera, de ningún modo',
    dismissal:
      'no es para vosotros, no es para ustedes, no es para usted, no es lo tuyo, no es vuestro sitio, no es tu vacante, esta vacante no es para ti, esta oferta no es para ti, no encajas, no encajarás, no encajaras, no encajáis, no encajais, mejor no apliques, mejor no te postules, mejor no, no te inscribas, no se postulen, no apliquen, no se inscriban, absténganse, abstenganse, busca otra cosa, no somos tu sitio, no te presentes, no te va a gustar, no te gustará, no te gustara, no nos escribas, ni te molestes, ni lo intentes, ni te postules, ni apliques, ahórrate el tiempo, ahorrate el tiempo, ahórrate el mensaje, ahorrate el mensaje, no sigas leyendo, no es para ti, no es tu sitio, no es tu oferta, esto no es para ti, sigue buscando, sigue tu camino, sigue scrolleando, pasa de largo, no es tu lugar, abstente, abstenerse, no te molestes, no pierdas el tiempo, no apliques, no postules, mira otra oferta, busca en otro sitio, te has equivocado, sitio equivocado, lugar equivocado',
    only: 'lo tuyo es, lo tuyo son, lo tuyo, lo vuestro es, lo vuestro, lo suyo es, sólo vienes de, solo vienes de, vienes solo de, no sabes más que, no sabes mas que, solo, sólo, solamente, únicamente, exclusivamente, nada más que, lo único que',
    pitch:
      'enviar, envíes, enviéis, envíen, envíe, enviarme, mandar, mandéis, mandes, manden, mandarme, mande, proponer, propongáis, contactar, contacten, contactéis, aplicar, aplicarse, postular, postularse, postulen, perfil, perfiles, candidaturas, candidatos, cvs, cv, gente, personas, desarrolladores, devs, expertos, consultores, me, nos, os',
  },
};
