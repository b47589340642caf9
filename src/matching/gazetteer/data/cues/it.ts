// Italian cues.
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  "astenersi, sostituito da, sostituita da, dismesso, abbandonato, è stato sostituito da, è stata sostituita da, sono stati sostituiti da, sostituiti da, rimpiazzato da, è stato rimpiazzato da, è stato dismesso, è stata dismessa, sono stati dismessi, dismessa, è stato abbandonato, ha lasciato il posto a, ha ceduto il posto a, non c'è più, è in dismissione, va in pensione, no grazie, è stato spento, non fa per noi, non si usa più, non si usa, non è roba nostra, non è il nostro pane, facciamo a meno, ne facciamo a meno";

/** Denials of a demand for technologies before or after them. */
const denied =
  'non è richiesta, non è richiesto, non sono richieste, non sono richiesti, non è necessaria, non è necessario, non è obbligatoria, non è obbligatorio, non è indispensabile, non è un requisito, non è un prerequisito, non serve, non servono, non occorre, non richiesta, non richiesto, non necessaria, non necessario, non costituisce requisito, non costituisce un requisito, non rappresenta un requisito, non serve conoscere';

export const italian: Language = {
  tag: 'it',
  tells:
    'a, il, lo, la, i, gli, le, di, del, dello, della, dei, degli, delle, e, ed, in, con, un, uno, una, che, è, sono, non, al, alla, ai, alle, nel, nella, nei, si, da, dal, dalla, su, sul, sulla, più, anche, se, o, tra, nostro, nostra, nostri, nostre, tuo, tua, tuoi, sei, hai, abbiamo, cerchiamo, cerca, ricerca, offriamo, esperienza, conoscenza, conoscenze, competenze, requisiti, richieste, richiesti, richiesta, richiesto, richiede, gradita, gradito, graditi, preferenziale, preferenziali, preferibile, sviluppatore, sviluppatrice, sviluppo, programmatore, analista, ingegnere, anni, azienda, risorsa, candidato, candidata, titolo, costituisce, indispensabile, indispensabili, laurea, esperto, attività, ruolo, figura, responsabile, usiamo, cosa, resto, sarà, grafico, qualifiche, obbligatori, ho, mio, mia, disponibilità, lavoro, presenza',
  falseFriends:
    'come, a, i, in, per, me, son, do, no, no, data, era, fine, more, due, date, sole, pure, note, base, non, on, an',
  ordinary:
    'Informatica, Scala, Resto, Mocha, Express, Cargo, Go, Nuxt, Segment, Vue, Rest, Spring, Base, Linea, Camunda, Fresco, Luigi, Stata, Fiori, Vite, Svelte, Prisma, Trino',
  small: 'di, del, della, dei, e, il, la, i, le, in, con, per, a, da, su, un, una',
  suspending: 'e, o',
  abbreviations: 'ingl, ted, ecc, es, ad es, min, max, ca, sig, dott, rif, p.es, etc',
  decoys:
    'profilo github, tuo profilo github, il tuo profilo github, laurea in informatica, ingegneria informatica, sicurezza informatica, perito informatico, informatica o, in informatica, larga scala, su scala, su larga scala, scala mobile, scala globale, scala nazionale, vasta scala, il resto, resto del, resto della, caffè mocha, facoltà di informatica, diploma in informatica, scienze informatiche, è stata, sono stata, essere stata, stata fondata, outlook per ios, outlook per android',
  adjectivesFollow: true,
  numerals:
    "un/uno/almeno un/almeno uno, due/biennale, tre, quattro/quadriennale, cinque/quinquennale, sei/mezza dozzina di anni, sette, otto, nove, dieci/decennale/decennio/un decennio/decina d'anni/una decina d'anni/decina di anni/una decina di anni, undici, dodici/dozzina d'anni/una dozzina d'anni, tredici, quattordici, quindici, sedici, diciassette, diciotto, diciannove, venti",
  mention: {
    everyday: 'ral, ccnl, rsa',
    negator: `né di, e tanto meno, tantomeno, e tantomeno, né tantomeno, ne tantomeno, e men che meno, no, mica, evitare, evitate di, evitate, evita di, evita, evitiamo, manco, zero voglia di, neanche una riga di, nemmeno una riga di, neanche l'ombra di, non c'è traccia di, non c'e traccia di, nessuna traccia di, in luogo di, in sostituzione di, al posto della, al posto dell, invece del, invece della, non, né, senza, mai, nessun, nessuna, nessuno, niente, neanche, neppure, al posto di, al posto del, invece di, invece che, piuttosto che, anziché, non usiamo, non utilizziamo, non lavoriamo con, non facciamo, non cerchiamo, non più, e non, eccetto, tranne, salvo, esclusi, escluso, abbiamo abbandonato, abbiamo smesso di usare, smesso di usare, smesso con, abbiamo dismesso, abbiamo lasciato, lontano da, ${gone}, ${denied}, non è, addio a, dimentica, scordati, nessuno usa, nessuno tocca, basta con, lasciato alle spalle, nessun interesse per, zero interesse per, fuori discussione, dimenticati, dimenticati di, lasciati alle spalle, lasciata alle spalle, astenersi`,
    affirmation:
      "non vediamo l'ora di, non vediamo l'ora, non vedo l'ora, non rinunciamo a, non possiamo fare a meno di, nessuno è perfetto, nessuno e perfetto, nessuno nasce imparato, non facciamo a meno di, non solo, non soltanto, non solamente, non importa, non ti spaventa, non ti spaventano, non preoccuparti, nessun problema, senza problemi, senza dimenticare, non avere paura, senza paura, non hai paura, non limitato a, non limitate a, non esclusivamente, non ultimo, non da ultimo, non meno di, o senza, non ancora, non tutti, non esitare, non sei nuovo, non è un segreto, non ha segreti, non hanno segreti, senza dubbio, senza ombra di dubbio, non vincolante, non vincolanti, non esitare a, non perdere, non negoziabile, non è opzionale",
    supposition: 'se, anche se, qualora',
    contrast: 'ma, però, tuttavia, bensì, mentre, invece',
    be: "va bene, va benissimo, è, sono, sarà, sarebbe, saranno, era, viene, verrà, c'è, e', essere, costituisce, rappresenta, sia",
    demand: `richiesta, richiesto, richieste, richiesti, necessaria, necessario, necessarie, necessari, obbligatoria, obbligatorio, indispensabile, indispensabili, requisito, requisiti, prerequisito, serve, servono, occorre, usiamo, utilizziamo, cerchiamo, richiediamo, lavoriamo, rilevante, previsto, fondamentale, non usiamo, facciamo, ${gone}, ${denied}, nessun interesse per, zero interesse per, fuori discussione, troverai, troverete, interessa, interessano, vogliamo, astenersi, qui, da noi`,
    preference:
      'tenuta in considerazione, tenuto in considerazione, presa in considerazione, tenute in considerazione, si terrà conto, terremo conto, un punto a favore, punto a favore, rappresenta un punto a favore, punti a favore, se capita, facoltative, facoltativa, facoltativi, graditissimo, graditissima, graditissimi, ben venga, ben vengano, un di più, non dispiace, non dispiacerebbe, fa piacere, farebbe piacere, fa comodo, farebbe comodo, non guasta, non guasterebbe, non fa male, tanto di guadagnato, ancora meglio, meglio ancora, è il benvenuto, è la benvenuta, è il top, dà punti, guadagni punti, una chicca, bene se, meglio se, se possibile, ci piacerebbe, è apprezzato, è apprezzata, carino, sarebbe il top, sarebbe top, sarebbe fantastico, meglio, tanto meglio, gradita, gradito, graditi, gradite, è gradita, sarà gradita, preferibile, preferibili, preferibilmente, preferenziale, preferenziali, titolo preferenziale, costituisce titolo preferenziale, costituiscono titolo preferenziale, un plus, plus, sarà considerato un plus, sarà un plus, considerato un plus, costituisce un plus, rappresenta un plus, rappresentano un plus, bonus, opzionale, opzionali, idealmente, vantaggio, un vantaggio, apprezzata, apprezzato, apprezzate, apprezzati, auspicabile, auspicabili, desiderabile, desiderabili, nice to have, ben accetta, ben accetto, benvenuta, benvenuto, utile, utili, eventuale, eventualmente, possibilmente, valutata positivamente, valutato positivamente, valorizzata, facoltativo, completa il profilo, completano il profilo, valore aggiunto, apprezziamo, apprezzeremmo, apprezzeremo, ciliegina sulla torta, sarebbe bello, costituiscono un plus, elementi preferenziali, elemento preferenziale, costituiscono elementi preferenziali, costituisce elemento preferenziale, costituirà titolo preferenziale, costituiranno titolo preferenziale, titolo di preferenza, è un plus, è un extra, sarebbe un plus, punti extra, è gradito, gradevole',
    obligation:
      "obbligatoriamente, necessariamente, mandatorio, mandatoria, mandatori, vincolanti, inderogabile, inderogabili, tassativi, tassative, cruciali, la cosa più importante è, il più importante è, più importante è, il cliente vuole, il cliente chiede, cliente vuole, non ha segreti, niente colloquio, chiediamo, ti chiediamo, a te chiediamo, si chiede, per forza, non può mancare, non possono mancare, irrinunciabile, irrinunciabili, non negoziabile, non negoziabili, diamo per scontato, lo diamo per scontato, diamo per scontata, è un must, un must, bisogna sapere, bisogna conoscere, devi sapere, devi conoscere, deve conoscere, deve sapere, occorre, pretende, esige, esigiamo, cruciale, è la base, l'importante è, quello che conta è, tassativo, tassativa, tassativamente, ti serve, quello serve, ci vuole, serve, servono, richiesta, richiesto, richieste, richiesti, obbligatoria, obbligatorio, obbligatori, obbligatorie, necessaria, necessario, necessari, necessarie, indispensabile, indispensabili, fondamentale, fondamentali, essenziale, essenziali, imprescindibile, imprescindibili, almeno, minimo, minima, deve, requisito, requisiti, si richiede, si richiedono, è richiesta, è richiesto, prerequisito, devi, vincolante",
    requirement:
      'appassionato di, appassionata di, ti appassiona, passione per, conosce, conoscano, padroneggia, padroneggiare, padroneggino, possieda, possiede, possiedono, possedere, sa usare, sa lavorare, sa programmare, sa sviluppare, sa scrivere, sappia lavorare, se la cava, se la cavi, cavarsela, hai lavorato, ha lavorato, abbia lavorato, abbia esperienza, bravo in, brava in, bravo con, brava con, ferrato, ferrata, ferrato in, ferrata in, skillato, skillata, ti destreggi, te la cavi, conosca, sappia, mastichi, mastica, sappia usare, esperienza, esperienze, conoscenza, conoscenze, competenza, competenze, padronanza, padroneggi, anni, anno, solida, solide, solido, ottima, ottime, ottimo, buona, buone, buon, approfondita, approfondite, comprovata, consolidata, pregressa, maturata, avanzata, forte, esperto, esperta, capacità, familiarità, dimestichezza, conosci, conoscere, hai, possiedi, sai, usi, cerchiamo, richiediamo, si richiede, richiede, utilizzo, abilità, specializzato, provata, qualcuno',
    handling:
      "infarinatura di, già usato, esperienza con, esperienza in, esperienza su, esperienza di, esperienza nel, esperienza nello, esperienza nella, esperienza nell'uso di, esperienze con, esperienze in, conoscenza di, conoscenza del, conoscenza della, conoscenza dei, conoscenza approfondita di, conoscenze di, conoscenze su, padronanza di, padronanza del, competenza in, competenze in, competenze su, anni di, anni con, anni in, familiarità con, dimestichezza con, utilizzo di, uso di, usiamo, utilizziamo, conosci, conoscere, programmazione in, programmare in, sviluppo in, sviluppo con, sviluppare in, basato su, basata su, esperto in, esperto di, esperta in, migrazione a, lavorato con, padroneggi",
    usage:
      'usare, utilizzare, lavorare con, con, in, come, quali, ad esempio, es, ad es, soprattutto, usando, utilizzando, su, tramite, e, per, di, preferibilmente, idealmente, solida, buona, database, tipo, sia, imparare',
    trade:
      'sviluppatore, sviluppatori, sviluppatrice, programmatore, programmatori, ingegnere, esperto, specialista, architetto, sistemista, consulente, sviluppo, framework, linguaggio, ambiente, ambienti, analista, profili',
    pointer: 'librerie, libreria, con, come, quali, ad esempio',
    artefact:
      'componenti, servizi, servizio, applicazione, applicazioni, progetto, progetti, database, librerie, script, ambienti, ambiente, microservizi, base di dati, basi di dati',
    technicalArtefact: 'componenti, database, librerie, microservizi',
    glue: "e, ed, o, è, sono, con, in, per, di, da, sarà, come, su, a, del, nel, al, gradita, richiesta, richiesto, preferibile, che, e', anche",
    likeness:
      'o uno strumento simile, o un tool simile, o strumenti simili, o un linguaggio simile, o un equivalente, o un framework simile, uno qualunque, uno qualsiasi, fa lo stesso, è uguale, è indifferente, indifferente, non importa, non importa quale, fate voi, scegli tu, come preferisci, o qualcosa di simile, o qualcosa del genere, o simile, o comparabili, vanno bene entrambi, vanno bene tutti, basta uno, a scelta, o simili, o similari, o equivalente, o equivalenti, o altri, o altre, o altro, o analoghi, o analogo, o affini, o un altro',
    announcement:
      'tecnologie, tecnologia, linguaggi, linguaggio, strumenti, framework, competenze, conoscenze, requisiti, stack, stack tecnologico, indispensabili, preferenziale, preferenziali, database, esperienza, ambiente, richiesto, obbligatorio, software, plus, librerie, gradito, gradita',
    software:
      'sviluppatore, sviluppatrice, sviluppo, sviluppare, programmatore, programmazione, programmare, applicazioni, applicazione, tecnologie, linguaggi, linguaggio, database, server, codice, piattaforma, microservizi, software, sistemi',
    lack: 'non, senza, mai, manca, nessun, nessuna',
    terms:
      'ccnl, p.iva, remoto, da remoto, smart working, full remote, tempo indeterminato, tempo pieno, ibrido, in sede, m/f, ral, partita iva',
    list: 'altrimenti, o altrimenti, al limite, o al limite, in mancanza, o in mancanza, o al massimo, o eventualmente, ovvero, se no, o almeno, o magari, in alternativa anche, e, ed, o, oppure, né, e di, e in, o di, e/o, nonché, oltre a, così come, e con, sia, né di, o in alternativa, in alternativa',
    passage:
      'di, del, della, dei, degli, delle, il, lo, la, i, gli, le, un, uno, una, l, in, nel, con, per, su, sul, a, al, da, si, è, che, essere, esperienza, esperienza con, esperienza in, esperienza su, esperienza di, esperienza pregressa in, pregressa, conoscenza, conoscenza di, conoscenza del, conoscenze, conoscenze di, conoscere, sapere, avere, usare, utilizzare, lavorare, lavorare con, lavoriamo, lavoriamo con, usiamo, utilizziamo, cerchiamo, richiediamo, richiesta, richiesto, necessario, necessaria, serve, qui, tecnologie, tecnologie come, strumenti come, come, più, profili, sviluppatori, sviluppatore, livello, questa, questo, posizione, progetti, specifica, particolare, competenze, competenze in, padronanza di, facciamo, ruolo, troverai, troverete, vogliamo, ci, interessa',
    follower:
      'sviluppatore, sviluppatori, profili, candidati, progetti, codice, esperienza, conoscenza, applicazioni, qui',
    verb: 'usiamo, usa, utilizziamo, utilizza, lavoriamo, cerchiamo, preferiamo, basta, bastano, sostituisce, migrato, migriamo, passiamo, passati, facciamo, scelto, scegliamo, sviluppiamo, è stato sostituito da, è stata sostituita da, è stato rimpiazzato da, ha lasciato il posto a, ha ceduto il posto a',
    years:
      "biennale, quadriennale, quinquennale, decennale, decennio, un decennio, decina d'anni, una decina d'anni, decina di anni, una decina di anni, dozzina d'anni, una dozzina d'anni, mezza dozzina di anni, annetti, annetto, anni di xp, anni xp, anni, anno, anni di esperienza, pluriennale, anni di exp, anni exp",
    nature:
      'database relazionale, provider cloud, cloud pubblico, piattaforma cloud, framework frontend, cloud, linguaggio, linguaggio principale, database, framework, strumento, libreria, librerie',
    replaced:
      'sostituisce, ha sostituito, sostituito, sostituita, sostituiti, sostituiamo, rimpiazzato, rimpiazzata, abbandonato',
    successor: 'da, con, dal, a favore di',
  },
  role: {
    senior:
      'senior, profilo senior, figura senior, livello senior, sr, di lunga esperienza, lunga esperienza, tanta esperienza, molta esperienza, con molta esperienza, con comprovata esperienza, comprovata esperienza, navigato, navigata, veterano, veterana, capelli grigi, capelli bianchi, provetto, provetta, scafato, scafata, esperto, esperta, esperti, esperto/a, con esperienza pluriennale, seniores, qualificato',
    rank: 'leader, principale, capo',
    lead: 'team leader, capo team, capoteam, capo squadra, capo sviluppo, capo progetto software, responsabile sviluppo, responsabile dello sviluppo, responsabile sviluppo software, responsabile it, responsabile ced, responsabile sistemi, responsabile sistemi informativi, responsabile ufficio sviluppo, responsabile infrastruttura, responsabile del team, coordinatore tecnico, coordinatrice tecnica, coordinatore sviluppo, direttrice tecnica, techlead, technical leader, tech leader, engineering manager, guida tecnica, guidare il team, responsabile tecnico, responsabile tecnica, leader tecnico, capo sviluppatore, capo progetto tecnico, tech lead, lead developer, direttore tecnico, referente tecnico',
    otherLevel:
      'profilo junior, figura junior, livello junior, jr, neolaureato/a, neolaureat*, neolaureate, neo laureato, neo-laureato, neodiplomata, neodiplomati, laureando, laureanda, studente, studentessa, tesi, tesista, tirocini, tirocinio curriculare, stage curriculare, stage extracurriculare, apprendisti, contratto di apprendistato, prima occupazione, primo impiego, prime esperienze, alle prime esperienze, anche prima esperienza, entry level, principiante, middle, livello medio, livello intermedio, intermedio, mid-level, mid level, media esperienza, con media esperienza, stage, stagista, tirocinio, tirocinante, apprendista, apprendistato, neolaureato, neolaureata, neolaureati, neodiplomato, junior, trainee, alle prime armi, prima esperienza, mid',
    roleNoun:
      'persona, dev, devs, ragazzo, ragazza, smanettone, mago, cervello, sviluppator*, sviluppatore·trice, programmator*, ingegner*, progettista, designer, sysadmin, apprendista, tirocinante, sviluppatore, sviluppatrice, sviluppatore/trice, sviluppatore/sviluppatrice, programmatore, programmatrice, programmatore/trice, ingegnere, architetto, analista, analista programmatore, analista programmatrice, consulente, sistemista, tecnico, specialista, responsabile, figura, risorsa, posizione, ruolo, candidato, profilo, sviluppo, grafico, grafica, esperto, esperta, ingegnera, analista dati, sviluppatore/rice, amministratore, amministratrice, amministratore di sistema, amministratrice di sistema, amministratore di database, collaudatore, dev front, dev back, ingegnere dei dati, scienziato dei dati, data engineer, data scientist, data analyst, amministratore di sistemi, amministratrice di sistemi, scienziata dei dati, programmatore/programmatrice, tester, stagista, analista di dati, docente, insegnante, formatore, formatrice, commerciale, contabile, venditore, venditrice, selezionatore',
    roleNouns:
      'sviluppatori, sviluppatrici, programmatori, ingegneri, architetti, consulenti, figure, profili, professionisti, risorse, analisti, sistemisti',
    relation:
      'a diretto riporto, alle dipendenze, dipenderà da, dipenderai da, risponderà a, risponderai a, in coordinamento con, coordinandosi con, coordinandoti con, interfacciandosi con, interfacciandoti con, si interfaccerà con, ti interfaccerai con, lavori con, lavorando con, in team con, in squadra con, composto da, composta da, formato da, formata da, guidata da, coordinato da, coordinata da, diretto da, collaborerai con, collaborare con, collaborazione con, lavorerai con, lavorare con, lavorerai a fianco, insieme a, insieme al, insieme ai, a fianco di, al fianco di, affiancato da, affiancata da, affiancamento, riporterai a, riportando a, riporta al, riporta a, in collaborazione con, a contatto con, supporto di, supportare, supporto, seguito da, imparerai da, guidato da, team di, il team di, il nostro team di, crescere fino a, evolvere verso, supervisione di, sotto la guida, sotto la supervisione, a riporto',
    hiring:
      'si cerca, si cercano, si ricerca, si ricercano, siamo in cerca, in cerca di, alla ricerca, sto cercando, stiamo assumendo, stiamo ricercando, cerchi, ci serve, ci servirebbe, ci vuole, serve, servirebbe, serve qualcabbiamo bisogno, abbiamo bisogno di, ho bisogno di, bisogno di, necessitiamo, conosci, conoscete, conosci qualcconosci un, rinforzo, rinforzare, per rinforzare, potenziare, per potenziare, ampliare, inserire, inserimento, vorremmo inserire, posizione aperta, posizione, ruolo, opportunità, opportunità per, assumere, manca, ci manca, un/una, una persona, una figura, cerchiamo, cerca, ricerchiamo, ricerca, siamo alla ricerca, alla ricerca di, selezioniamo, seleziona, assumiamo, assume, come, posizione di, ruolo di, per, un, una, offerta di lavoro, stiamo cercando, cerco, cercasi, qualcuno',
    otherSenior:
      'residenza, residenze, persone, clienti, dirigenti, direzione, management, colleghi, anziani',
    backend: 'lato server, sviluppo back, back, dev back',
    fullstack: 'full-stack',
    otherDiscipline: 'back office, feed back, call back, back up',
    anotherTrade:
      'tester, collaudatrice, collaudo, controllo qualità, assicurazione qualità, qualità del software, sviluppatore videogiochi, sviluppatrice videogiochi, programmatore videogiochi, sviluppatore di videogiochi, gameplay, firmware, firmwarista, embedded, elettronica, elettronico, progettista hardware, progettista elettronico, progettista meccanico, meccanica, meccatronica, robotica, automazione, automazione industriale, programmatore cnc, plc, ingegnere civile, disegnatore, grafico pubblicitario, webdesigner, ux, supporto tecnico, tecnico di supporto, tecnico supporto, tecnico helpdesk, tecnico help desk, tecnico informatico, tecnico hardware, assistenza tecnica, assistenza, help desk, helpdesk, service desk, capo progetto, responsabile di progetto, responsabile progetto, project manager, gestore progetto, analista funzionale, analista di business, analista di processo, consulente funzionale, consulente applicativo, sap, abap, erp, crm, as/400, architetto enterprise, marketing, bioinformatico, grafico, grafica, designer, reti, sicurezza, sistemista, supporto, collaudatore, dati, analista dati, videogiochi, frontend, sistemi embedded, sistemi integrati, docente, insegnante, formatore, formatrice, commerciale, contabile, venditore, venditrice, selezionatore',
    asking:
      'tu, esperienza, svilupperai, sviluppare, sviluppo, progettare, progettazione, progetterai, realizzare, realizzerai, implementare, conoscenza, conoscenze, competenze, responsabile, mantenere, creare, occuperai, occuperà, partecipare',
    prose:
      'nostro, nostra, siamo, sei, è, sono, sarà, hai, abbiamo, che, si, ci, offriamo, viene, loro, ti, ha, la risorsa',
    datum:
      'seniority richiesta, livello richiesto, livello di esperienza, livello di seniority, titolo della posizione, nome della posizione, figura professionale, figura ricercata, profilo ricercato, profilo richiesto, livello, posizione, ruolo, seniority, titolo, inquadramento, mansione, qualifica, profilo',
    possessive: 'nostro, nostra, nostri, nostre, loro, altri, altre, suoi',
    between: 'da, tra',
    minor: 'poco, qualche',
    standAlone: '',
    mid: 'livello medio, livello intermedio, intermedio, mid-level, media esperienza, con media esperienza, mid',
    frontend:
      'front-end, interfaccia, interfacce web, interfaccia utente, interfacce utente, sviluppo web front, lato client, sviluppatore web front, frontend, dev front, sviluppo front, interfacce',
    mobile:
      'sviluppo app, sviluppatore app, sviluppatrice app, programmatore app, applicazioni per smartphone, mobile, app mobile, applicazioni mobili, applicazioni mobile, app, app ios, app android',
    data: 'piattaforma dati, piattaforma di dati, piattaforme dati, ingegnere dati, ingegnera dati, ingegnere ia, ingegnere di machine learning, architetto dati, analisi dati, analisi dei dati, statistico, statistica, visione artificiale, modelli linguistici, ia generativa, scienza dei dati, reportistica, esperto di dati, dati, analista dati, ingegnere dei dati, scienziato dei dati, intelligenza artificiale, ia, apprendimento automatico, data engineer, data scientist, data analyst, ingegneria dei dati, analista di dati, data engineering, scienziata dei dati, data warehouse, intelligenza aziendale',
    infrastructure:
      'sistemista di rete, sistemista/a, sistemisti, tecnico sistemista, tecnico di rete, tecnico sistemi, tecnico reti, amministratore di rete, amministratore di reti, amministratore sistemi, amministratore database, amministratore di basi di dati, amministratore/trice di sistema, ingegnere di rete, ingegnere di sistema, ingegnere sistemista, ingegnere di piattaforma, ingegnere piattaforma, ingegnere infrastrutture, specialista infrastrutture, specialista reti, networking, rete, virtualizzazione, server, datacenter, centro dati, dba, infra, ced, sistemista, reti, infrastruttura, amministratore di sistema, amministratrice di sistema, amministratore di database, infrastrutture, piattaforma, database, sistemi, amministratore di sistemi, amministratrice di sistemi, affidabilità, infrastrutture cloud',
    security:
      'sicurezza it, sicurezza delle informazioni, sicurezza dei sistemi, esperto di sicurezza, esperta di sicurezza, esperto sicurezza, analista di sicurezza, analista sicurezza, ingegnere della sicurezza, ingegnere di sicurezza, ingegnere sicurezza, specialista sicurezza, architetto della sicurezza, pentester, hacker etico, soc, ciso, cyber, sicurezza, cybersicurezza, sicurezza informatica, sicurezza applicativa',
    client: 'cliente, clienti',
    outsider:
      'docente, insegnante, formatore, formatrice, commerciale, contabile, venditore, venditrice, selezionatore, selezionatrice, addetto vendite, addetta vendite, addetto/a vendite, addetto alle vendite, commesso, commessa, prevendita, responsabile vendite, impiegato, impiegata, impiegato amministrativo, impiegata amministrativa, segretario, segretaria, receptionist, addetto alla sicurezza, addetta alla sicurezza, guardia giurata, vigilanza, operatore di data entry, data entry, addetto paghe, addetta paghe, assistenza clienti, servizio clienti, autista, cuoco, cuoca, cameriere, cameriera, infermiere, infermiera, redattore, redattrice, traduttore, traduttrice, avvocato, responsabile marketing, elettricista, meccanico, magazziniere, magazziniera',
    developer:
      'sviluppatore, sviluppatrice, sviluppatore/trice, sviluppatore/rice, sviluppatore/sviluppatrice, programmatore, programmatrice, programmatore/trice, programmatore/programmatrice, ingegnere del software, ingegnere software, analista programmatore, analista programmatrice, dev',
    team: 'squadra, gruppo, reparto, area',
  },
  topic: {
    elsewhere:
      "team piattaforma, il team piattaforma, team di piattaforma, team infrastruttura, team devops, altre persone, un altro reparto, un team dedicato, team dedicato, un altro team, altro team, altri team, un partner, un fornitore, se ne occupa, se ne occupano, lo segue, la segue, di competenza, ditta esterna, un'agenzia, un'altra squadra, qualcun altro",
    taught:
      'si impara, si imparano, la impari, lo impari, lo imparerai, imparerai, ti insegniamo, te lo insegniamo, lo insegniamo, te lo insegniamo noi, impari qui, impari da noi, ti formiamo, si apprende, formazione a carico nostro',
    seeking:
      'cerchiamo, cerca, cercano, cerco, cercasi, ricerchiamo, ricerca, ricercano, stiamo cercando, alla ricerca di, selezioniamo, seleziona, assumiamo, assume, ci serve, ci servono, gli serve',
    optionalLabel: 'può, potrebbe, ideale',
    yours: 'tuo, tua, tuoi, tue',
    helping:
      'ti affiancherà, ti affianca, ti aiuterà, ti aiuta, ti guiderà, ti formerà, ti seguirà, ti supporterà, come mentore, come mentor, come tutor, il tuo mentore, il tuo tutor, al tuo fianco, avrai un, avrai una, affiancato a, con la guida di, con il supporto di, possibilità di crescita, crescere verso, crescita verso',
    member: 'membro',
    asMember: 'come',
    substitute:
      'va bene lo stesso, vanno bene lo stesso, va bene uguale, va bene anche, va bene comunque, va benissimo, va bene ugualmente, andrebbe bene lo stesso, è ok lo stesso, anche ok, conta lo stesso, è altrettanto valido, è accettato, ci va bene lo stesso',
    article: 'un, una, uno',
    others: 'loro, il cliente',
    demandingWord:
      'mancare, criteri, basi, attrezzi, serve, servono, cerchiamo, chiediamo, aspettiamo, devi, sai, hai, porti, conosci, padroneggi, profilo, persona, candidato, candidata, occorre, bisogno',
    welcomingWord:
      'brillare gli occhi, sorriso, sorprendere, impressionare, torta, felice, entusiasma, conquista, colpo di fulmine, bello, piace, piacciono, extra, punti, sorridere, brillare, differenza, felici, conquistare, innamorare, marcia in più, ciliegina',
    taskWord:
      'occuperai, attività, mansioni, posizione, pratica, lavoro, sfida, sfide, futuro, ruolo, stipendio, contratto, settimana, impatto, compiti, colleghi, responsabilità, giornate, fare, farai, lavorare, lavorerai, giornata, squadra, offriamo, imparare, imparerai, progetto, missione, fai, facciamo',
    conditional:
      'farebbe, farebbero, sarebbe, sarebbero, piacerebbe, vorremmo, gradiremmo, aiuterebbe, potrebbe, adoreremmo',
    besides: 'già, anche, inoltre',
    praise:
      'fantastico, ideale, bene, comodo, magnifico, bello, splendido, carino, grande, top, ottimo, eroe, meglio, perfetto',
    demandingHeading:
      'hard skill, soft skill, obbligatorie, necessarie, necessaria, imprescindibili, imprescindibile, vincolanti, cosa ci serve, ci serve, ci servono, non può mancare, non possono mancare, non può mancarti, non ti può mancare, requisiti, requisiti richiesti, requisiti obbligatori, requisiti minimi, requisiti tecnici, requisiti fondamentali, requisito, prerequisiti, qualifiche, qualifiche chiave, competenze, competenze richieste, competenze tecniche, conoscenze, conoscenze richieste, profilo, profilo ricercato, profilo richiesto, il tuo profilo, il profilo, profilo ideale, candidato ideale, il candidato ideale, la candidata ideale, la persona ideale, indispensabile, indispensabili, obbligatorio, obbligatori, obbligatoria, necessario, necessari, fondamentale, fondamentali, essenziale, essenziali, cosa cerchiamo, cerchiamo, chi cerchiamo, chi stiamo cercando, stiamo cercando, cosa chiediamo, chiediamo, ti chiediamo, cosa ti chiediamo, cosa ci aspettiamo, ci aspettiamo, cosa richiediamo, richiediamo, si richiede, si richiedono, richiesto, richieste, richiesti, esperienza, esperienze, hard skills, skills, must have, chi sei, sei, hai, su di te, cosa porti, porti con te, le tue competenze, cosa serve, serve, ti serve, titoli di studio, capacità, candidato, candidata, il candidato, il profilo ideale, irrinunciabile, irrinunciabili, cosa cerco, cerco, servono, devi sapere',
    welcomingHeading:
      'facoltative, facoltativa, preferenze, ci farebbe piacere, apprezzato, apprezzata, graditissimo, graditissima, si distingue, ben accetti, ben accette, ben venga, fa la differenza, farà la differenza, punti in più, ti fa brillare, preferenziale, preferenziali, titolo preferenziale, titoli preferenziali, requisiti preferenziali, costituisce titolo preferenziale, costituiscono titolo preferenziale, costituirà titolo preferenziale, gradito, gradita, graditi, gradite, requisiti graditi, competenze gradite, plus, un plus, sarà un plus, costituisce un plus, bonus, opzionale, opzionali, nice to have, preferibile, preferibili, preferibilmente, desiderabile, desiderabili, auspicabile, auspicabili, apprezzati, apprezzate, apprezzeremo, completa il profilo, completano il profilo, valore aggiunto, vantaggio, costituisce vantaggio, ideale ma non, facoltativo, facoltativi, sono graditi, gradiremmo, ci piacerebbe, cosa sarebbe bello trovare, sarebbe bello, sarebbe bello trovare, costituiscono un plus, costituirà un plus, costituiranno un plus, ci piacerebbe anche, la ciliegina sulla torta, ciliegina sulla torta, ti farà distinguere, nice-to-have, requisiti non vincolanti, requisiti opzionali, requisiti auspicabili, competenze aggiuntive, conoscenze aggiuntive, requisiti aggiuntivi, skill aggiuntive, elementi preferenziali, elemento preferenziale, titolo di preferenza, costituiranno titolo preferenziale, competenze preferenziali, conoscenze gradite, sono anche gradite, gradite competenze, ideale',
    taggingHeading: 'tecnologie, stack, stack tecnologico, parole chiave, linguaggi, strumenti',
    neutralHeading:
      "per trasparenza, buono a sapersi, da sapere, in pratica, di che cosa ti occuperai, cosa non ti chiediamo, attività, le tue attività, principali attività, mansioni, responsabilità, le tue responsabilità, compiti, cosa farai, farai, di cosa ti occuperai, ti occuperai, si occuperà, la risorsa si occuperà, il tuo ruolo, il ruolo, ruolo, descrizione, descrizione della posizione, posizione, chi siamo, siamo, l'azienda, azienda, il team, il tuo team, il nostro stack, stack, tecnologie che usiamo, usiamo, cosa usiamo, ambiente tecnologico, sede, sede di lavoro, contratto, inquadramento, come candidarsi, candidarsi, candidatura, processo di selezione, perché, progetto, il progetto, missione, la tua missione, giornata tipo",
    offeringHeading:
      "non fa per te, non è per te, offriamo, cosa offriamo, si offre, ti offriamo, l'offerta, benefit, benefits, vantaggi, retribuzione, cosa imparerai",
    resume:
      'esperienza lavorativa, esperienze lavorative, esperienze professionali, istruzione, istruzione e formazione, formazione, curriculum vitae, dati personali, data di nascita, lingue, interessi, oggi, presente, in corso, attuale',
    self: 'io, ho, mio, mia, miei, mie, lavoro con, lavoro come, lavoro in, lavoravo, cerco, mi chiamo, mi occupo, mi occupavo, ho usato, ho lavorato',
    yes: 'ovviamente, ovvio, certo, chiaramente, naturalmente, certamente, sì',
    company: "l'azienda, mercato, azienda, società, agenzia, fondata, realtà",
    moving:
      'migrati, spostati, spostato, siamo migrati, passata, siamo andati, migriamo, migrando, passiamo, passando, stiamo migrando, migrato, passati, passato, siamo passati',
    origin: 'dal, dalla, dallo, dall, dai, da',
    destination: 'al, alla, allo, all, ad, a, verso, ai',
    permitting:
      'ok, va bene, vanno bene, benvenuto, benvenuta, benvenuti, benvenute, ben accetto, ben accetti, ben accetta, accettiamo, si valutano, si valuta, valutiamo, possibile, ammesso',
  },
  detail: {
    whenLabel: 'quando, inizio, decorrenza, disponibilità',
    unneeded: 'indifferente, poco importa',
    fromOn:
      'circa, più di, oltre, intorno ai, con, diciamo, tipo, da, dai, a partire da, partire da, a partire dai',
    date: 'entro 30 giorni, 30 giorni, gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre, asap, immediata, immediato, subito, da subito, prima possibile, immediatamente',
    starting:
      'decorrenza, inizi, inizia, si parte, inizio, partenza, disponibilità, disponibile, iniziare, cominciare, inserimento, start, partire, avvio, ingresso',
    term: 'contratto, durata, garanzia, periodo di prova, determinato, rinnovabile, crescita, commessa',
    offered:
      'corso, corsi, pagata, pagate, pagato, pagati, gratuiti, gratuito, finanziata, finanziate, budget, rimborsata',
    grade:
      'molto, davvero, ottimo, ottima, buono, buon, buona, discreto, discreta, scolastico, tecnico, avanzato, intermedio, base, scritto, scritta, livello, conoscenza, padronanza, professionale, perfetto, perfetta, eccellente, richiesto, richiesta, gradito, gradita, obbligatorio, indispensabile, almeno, minimo, anche, ok, preferibile, necessario, plus',
    level:
      'fluente, fluentemente, madrelingua, bilingue, parlato, parlato e scritto, scritto e parlato, parlata, letto, parli, parlare, parla, parlate, corrente, correntemente, fluent, conversazione, fluenza',
    tongueLabel:
      'lingua, lingue, lingua di lavoro, competenze linguistiche, conoscenze linguistiche',
    degree:
      'studenti, studentessa, laureando, laureandi, neolaureato, neolaureati, diploma di maturità, maturità, laureati, laureata, laurea in, diploma di perito, diploma tecnico, diplomato, diplomata, perito, titolo accademico, its, triennale, magistrale, laureato in, laureata in, diploma superiore, titolo universitario, laurea, diploma, laurea triennale, laurea magistrale, dottorato, titolo di studio, master, laureato, laurea in informatica, ingegneria informatica, perito informatico',
    tongue:
      'spagnolo, portoghese, olandese, polacco, svedese, danese, norvegese, russo, ucraino, ceco, ungherese, rumeno, greco, turco, arabo, cinese, mandarino, giapponese, coreano, sloveno, croato, catalano, lingua tedesca, lingua francese, inglese tecnico, inglese, italiano, tedesco, francese, lingua inglese, inglese fluente, madrelingua, lingua italiana, ottimo inglese, buon inglese',
    place:
      'sede di, in sede, in presenza, automunito, domicilio, lavoro in presenza, sede di lavoro, in ufficio, ibrido, permesso di soggiorno, permesso di lavoro, residenza, residente, residenti, domicilio in, modalità ibrida, ibrida, trasferirsi, in loco, presenza, onsite, trasferimento, automuniti, domiciliati',
    clearance:
      'nos, nulla osta, abilitazione di sicurezza, carichi pendenti, certificato penale, casellario, abilitazione nato, nulla osta di sicurezza, nulla osta sicurezza, casellario giudiziale',
    notice:
      'inizio asap, partenza asap, disponibilità subito, inizio subito, start asap, start immediato, partenza immediata, disponibile da subito, disponibile subito, preavviso max, subito disponibile, preavviso, disponibilità immediata, inizio immediato, data di inizio, inizio previsto, inserimento immediato, disponibilità da subito',
    travel:
      'viaggia, voli, spostamenti, trasferta da, trasfertista, viaggerai, visite presso clienti, viaggi, viaggiare, trasferta, trasferte frequenti, trasferte occasionali, disponibile a viaggiare, disponibile a trasferte, visite ai clienti, trasferte in, trasferte, disponibilità a trasferte, disponibilità a viaggiare',
    certificate:
      'certificazione, certificazioni, certificato, certificata, certificati, patentino, patente muletto, patente b, patente di guida, patente',
    placeLabel:
      'sede, sede di lavoro, luogo, luogo di lavoro, dove, località, città, zona, modalità, sede lavorativa, sede operativa',
    amount: 'diversi, alcuni, pluriennale, o più, e più, in su, o piu',
    ofThese: 'di questi, di cui almeno, di cui, dei quali, dei quali almeno',
    closing:
      'circa, più o meno, minimo, almeno, richiesto, preferibili, preferibilmente, basta, bastano, è, sono, sarebbe, va bene, vanno bene, va benissimo, sufficiente, sufficienti, richiesta, richiesti, è ok',
    career:
      'nel mestiere, lavoro, di lavoro, professionalmente, totale, in totale, totali, maturati, lavorando, come, dev, reale, programmando, complessiva, lavorativa, professionale, sviluppo, sviluppo software, software, ruolo, analogo, simile, rilevante, maturata, o più, e più, in su, o piu, it, ict, informatica, informatico, settore, campo, ambito, comprovata, comprovate, solida, pregressa, concreta, posizione, mansione, ruoli, analoga, simili, un, una, il, la, lo, programmazione, sviluppando, software house, tecnologico, mestiere',
    city: 'milano, roma, torino, napoli, palermo, genova, bologna, firenze, bari, catania, venezia, verona, messina, padova, trieste, brescia, parma, modena, reggio emilia, perugia, livorno, ravenna, cagliari, rimini, ferrara, salerno, bergamo, trento, vicenza, bolzano, novara, piacenza, ancona, udine, arezzo, lecce, pesaro, monza, varese, treviso, pisa, lucca, lugano',
    remote:
      'remoto, da remoto, smart working, smartworking, telelavoro, full remote, lavoro agile, lavoro da remoto, da casa, in remoto, 100% remoto',
    site: 'ufficio, uffici, sede, sedi',
  },
  clause: {
    subject: 'noi, tu, voi, io',
    speaker:
      'abbandoniamo, abbandoneremo, eliminiamo, elimineremo, scartiamo, scarteremo, molliamo, molleremo, accantoniamo, accantoneremo, pensioniamo, pensioneremo, disattiviamo, disattiveremo, cestiniamo, cestineremo, rottamiamo, rottameremo, smantelliamo, smantelleremo, disinstalliamo, disinstalleremo, buttiamo, butteremo, rifiutiamo, rifiuteremo, cancelliamo, cancelleremo, ritiriamo, ritireremo, dismettiamo, dismetteremo, rimuoviamo, rimuoveremo, togliamo, toglieremo, escludiamo, vietiamo, bandiamo, spegniamo, spegneremo, bocciamo, archiviamo, liberiamo di, liberiamo del, sbarazziamo di, facciamo a meno di, facciamo a meno del, rinunciamo a, chiudiamo con, mettiamo da parte, lasciamo perdere, lasciamo indietro, lasciamo alle spalle, usciamo da, congediamo, salutiamo, diciamo addio a, diciamo ciao a, mandiamo in pensione, smettiamo di usare, voltiamo pagina con, noi, usiamo, utilizziamo, lavoriamo',
    pronoun: 'lo, la, li, le, ciò, questo, quello',
    singular:
      "è, sarà, non è, sarebbe, e', è stato sostituito da, è stata sostituita da, è stato rimpiazzato da, ha lasciato il posto a, ha ceduto il posto a",
    lacking: 'senza',
    determiner: 'nessun, nessuna',
    credential:
      'certificato, certificati, certificazione, certificazioni, certificata, laurea, diploma, titolo di studio, laureato',
    opensClause: 'e, ma, ed',
    all: 'tutto, tutti, tutta, tutte, ogni',
    asksWhat: 'cosa, ciò, quello',
    experienceNoun:
      'alle spalle, nel curriculum, di mestiere, sul campo, in bagaglio, esperienza, conoscenza, conoscenze, exp, esperienze',
    example: 'come, quali, ad esempio, ad es, es, tipo, per esempio',
    alternative:
      'altrimenti, o altrimenti, al limite, o al limite, in mancanza, o in mancanza, o al massimo, o eventualmente, ovvero, se no, o almeno, o magari, in alternativa anche, o, né, oppure, e/o, o di, né di, o in alternativa, in alternativa',
    oneOf:
      'uno qualsiasi, una qualsiasi, qualsiasi, qualunque, almeno una famiglia, uno o più, una o più, uno, una, un, almeno uno, almeno una, almeno un',
    of: 'fra, degli, di, dei, delle, tra',
    averse: 'paura, nuovo, estraneo, timore',
    preposition: 'nel, nello, nella, nei, negli, nelle, in, con, per, su, di, a, nel',
    leaving: 'lontano da',
    toward: 'a, verso',
    passive: gone,
    predicate: `${gone}, escluso, bandito, irrilevante`,
    excepting: 'eccetto, tranne, salvo',
    deterred:
      'niente colloquio, lasciamo perdere, non fa per te, non perdere tempo, non si parte, non andiamo lontano, non vai lontano, non se ne fa niente, non se ne fa nulla, astenersi, si va, possiamo vivere, impossibile, è impossibile, niente da fare, lascia perdere, lasciate perdere, scordatelo, scordatevelo, non candidarti, non candidatevi, non è possibile, nessuna possibilità, inutile, non se ne parla',
    nothing: 'niente, nulla, nessuno',
    pending: 'ancora, per ora, al momento, finora',
    pointsOn:
      'preferibilmente, preferibile, idealmente, gradita, gradito, eventualmente, possibilmente, costituisce titolo preferenziale, costituiscono elementi preferenziali, costituisce elemento preferenziale, costituirà titolo preferenziale, costituiranno titolo preferenziale',
    using:
      'usiamo, utilizziamo, utilizzo di, uso di, basato su, basata su, migrazione a, noi usiamo',
    year: 'anno, anni',
    dateBefore: 'da, ultimo, ultimi, scorso, quest, ogni, per, all, negli',
    ago: 'dopo, più tardi, addietro, di mercato, fa, di fila, consecutivi, di garanzia, di storia, di vita',
    duration: 'per, in, da, entro, durante',
    within: 'a, in',
  },
  exclusion: {
    adverb:
      'nostra, nostro, nostri, nostre, dalle, dalla, dal, dai, dallo, sulla, sul, sui, l, suo, sua, tuo, tua, minimamente, in alcun modo, da nessuna parte, in nessun modo, sul serio, ce ne, ve ne, neppure, ancora, ieri, questo, questa, settimana, mese, estate, inverno, primavera, autunno, tempi, dopo, fino, quando, perché, perche, da tempo, per fortuna, per ora, per sempre, una volta per tutte, del tutto, in toto, per niente, pian piano, piano piano, a poco a poco, poco alla volta, gradatamente, progressivamente, mi spiace, ci spiace, dispiace, ci dispiace, spiacenti, spiacente, ragazzi, peccato, me, ce, te, ve, se, recentemente, ormai, manco, mica, prego, cortesemente, gentilmente, volutamente, deliberatamente, consapevolmente, apposta, attualmente, adesso, ora, purtroppo, fortunatamente, sinceramente, onestamente, perfavore, pf, grazie, qui, qua, affatto, davvero, proprio, già, più, oggi, internamente, finalmente, completamente, totalmente, presto, gradualmente, lo, la, li, le, ci, ne, si, vi, promesso, scusate, scusa, assolutamente, sicuramente, certo, nemmeno, neanche, momento, anni, anno, scorso, favore, tempo, piano, basta, eh, haha',
    engaging:
      "trova, trovano, utilità, utilita, interesse, senso, ruolo, serviamo, servirci, avvaliamo, avvale, ricorriamo, disponiamo, dispone, possediamo, sfruttiamo, sfrutta, installiamo, installato, installata, consumiamo, necessitiamo, necessita, necessario, richiesto, richiesta, occorre, occorrono, ospitiamo, us|eremo|erai|erete|ando|ate|i|ò, uso, utilizz|are|eremo|erai|ata|ati|ate|ando|i, impieg|hiamo|a|ano|are|ato, tocc|heremo|ano|ando, lavor|erete|are|eremo|ano|ando|ato, programm|a|ano|are|erai|erete|ando, scriv|e|ono|ere|erai|erete, av|remo|rai|ete, ho, hai, far|emo|ai|ete|à, fara, trov|iamo|erà|eranno, trovera, ved|iamo|e|ono, assum|e|ono|ere|eremo, cerc|are|ando|o, vorremmo, inclu|de|dono|dere|so|sa|si|se, prevede, prevedono, prevediamo, prevedere, previste, comport|a|ano, compren|de|dono|dere, riguarda, riguardano, contempl|a|ano|ato|iamo, implica, implicano, richiede, richiedono, contiene, figura, figurano, compare, compaiono, rientrano, fa parte, fanno parte, stiamo, stanno, sta, stare, esistono, esisteva, svilupp|iamo|a|ano|are|erai|erete|ato, gestisce, gestiscono, gestire, manteniamo, mantiene, mantengono, mantenere, supporta, supportano, accett|a|ano|are|ando|o, ammettiamo, ammette, prend|e|ono|ere|o, tocco, lavoro, faccio, voglio, maneggiamo, maneggia, tratta, trattano, trattare, incontrerai, incontrerete, gira, girano, giriamo, parliamo, parla, puntiamo, punta, adott|iamo|a|ano|ato|are, sarà, sara, saranno, era, erano, sono, vado, andiamo, passa, spazio, posto, usiamo, usa, usano, usare, usato, usata, usati, utilizziamo, utilizza, utilizzano, utilizzato, abbiamo, ha, hanno, avere, c'è, facciamo, fa, fanno, fare, vogliamo, vuole, vogliono, volere, cerchiamo, cerca, cercano, cercasi, lavoriamo, lavora, tocchiamo, tocca, toccare, bisogno, gestiamo, accettiamo, prendiamo, assumiamo, previsto, prevista, desiderato, rilevante, rilevanti, pertinente, pertinenti, interessa, interessano, interessati, interessato, troverai, troverete, trovate, trovi, trovare, vedrai, vedrete, vedere, esiste, conta, contano, vale, consideriamo, supportiamo, offriamo, programmiamo, scriviamo, ammesso, ammessi, consentito, permesso, applicabile, entra, rientra, piace, trattiamo, stato, stata, stati, state, viene, vengono, presente, presenti, serve, servono, parte, lavorerai, siamo, previsti, opzione",
    setting:
      'squadra, team, gruppo, stack, casa, azienda, progetto, progetti, prodotto, prodotti, strumento, strumenti, roba, cosa, cose, codice, sito, siti, app, orm, cms, linguaggio, linguaggi, base, basi, framework, libreria, librerie, mondo, vecchio, vecchia, vecchi, vecchie, ultimo, ultima, ultimi, ultime, resto, resti, script, server, monolite, sistema, sistemi, parte, tecnologie, tecnologia, soluzione, poco, resta, restava, rimasto, che, buon, caro, ruolo, posizione, perimetro, piani, piano, lista, futuro, programma',
    removed:
      'bandì, bandi, vietò, vieto, abbandonarono, eliminarono, abbandona, dismette, elimina, al macero, alla spazzatura, nella spazzatura, nel dimenticatoio, al museo, in discarica, alla larga, in dismissione, in phase-out, in decommissioning, abbandon|iamo|are|eremo|ò, abbandono, elimin|iamo|are|eremo|ò, elimino, scart|iamo|ando|are|eremo|ò, scarto, moll|iamo|ando|are|eremo|ata|ati|ate|ò, mollo, accanton|iamo|ando|are|eremo|ò, accantono, pension|iamo|ando|are|eremo|ò, pensiono, disattiv|iamo|ando|are|eremo|ò, disattivo, cestin|iamo|ando|are|eremo|ata|ati|ate|ò, cestino, rottam|iamo|ando|are|eremo|ato|ata|ati|ate|ò, rottamo, smantell|iamo|ando|are|eremo|ato|ata|ati|ate|ò, smantello, disinstall|iamo|ando|are|eremo|ato|ata|ati|ate|ò, disinstallo, butt|iamo|ando|are|eremo|ata|ati|ate|ò, butto, rifiut|iamo|ando|are|eremo|ati|ate|ò, rifiuto, cancell|iamo|ando|are|eremo|ati|ate|ò, cancello, ritir|iamo|ando|are|eremo, dism|ettiamo|etteremo|ettere|ise, rimuov|iamo|ere|endo|eremo, tog|liamo|liere|lieremo, tolt|a|i|e, esclud|iamo|ere|endo, viet|iamo|are, band|iamo|ire, spegn|iamo|ere|endo|eremo, bocci|ate|amo, archivi|ato|ata|ati|ate|amo|ando, superat|o|a|i|e, soppress|o|a|i|e, seppellit|o|a|i|e, disfatti di, liberati del, liberati della, liberati dei, liberarci di, liberarci del, liberiamo di, liberiamo del, liberando del, sbarazzati del, sbarazzati della, sbarazzarci di, sbarazzarci del, sbarazziamo di, disfatti del, disfarci di, disfandoci di, facciamo a meno di, facciamo a meno del, fatto a meno di, fare a meno di, rinunciato a, rinunciamo a, rinunciare a, rinunciando a, chiuso con, chiudiamo con, finito con, messa da parte, mettiamo da parte, lasciamo perdere, lasciato stare, lasciato indietro, lasciata indietro, lasciamo indietro, lasciato da parte, lasciare indietro, lasciamo alle spalle, lasciato alle spalle, lasciata alle spalle, lasciati alle spalle, lasciate alle spalle, usciti da, usciamo da, uscire da, uscito dallo stack, uscita dallo stack, congedati da, congedati, congediamo, salutiamo, detto ciao a, diciamo addio a, dire addio a, diciamo ciao a, dato il benservito a, buttato nel cestino, finito nel cestino, finita nel cestino, finiti nel cestino, finito in soffitta, finito in cantina, mandata in pensione, mandati in pensione, mandiamo in pensione, andata in pensione, va in pensione, vanno in pensione, andrà in pensione, andra in pensione, in disuso, caduto in disuso, fuori uso, fuori servizio, fuori dai giochi, fuori dallo stack, fuori dal progetto, fuori lista, fuori dai piani, tramontato, tramontata, morto e sepolto, è morto, e morto, non esiste più, non esiste piu, smesso di usare, smettiamo di usare, smesso di lavorare con, smettere di usare, smettendo di usare, smesso con, non ne vogliamo più sapere, non ne vogliamo piu sapere, voltiamo pagina con, voltato pagina con, fatto piazza pulita di, archiviato da tempo, ha fatto il suo tempo, hanno fatto il loro tempo, abbandonat|o|a|i|e, ritirat|o|a|i|e, rimoss|o|a|i|e, eliminat|o|a|i|e, proibit|o|a|i|e, vietat|o|a|i|e, bandit|o|a|i|e, esclus|o|a|i|e, scartat|o|a|i|e, sepolt|o|a|i|e, pensionat|o|a|i|e, spent|o|a|i|e, dismess|o|a|i|e, disattivat|o|a|i|e, obsolet|o|a|i|e, accantonat|o|a|i|e, buttato, buttato via, buttata via, mollato, messo da parte, messo in cantina, lasciato perdere, mandato in pensione, andato in pensione, in pensione, in soffitta, nel cestino, in pattumiera, dismettendo, eliminando, togliendo, abbandonando, mandando in pensione, tolto, fatto fuori, detto addio a, salutato, cosa del passato, roba del passato, acqua passata, storia, storia vecchia, passato, il passato, un ricordo, solo un ricordo, in uscita, in via di dismissione, fuori discussione, fuori gioco, fuori, morto, morta, sepolto, liberati di, liberando di, sbarazzati di, sbarazzando di, addio, addio a, ciao ciao, tabù, tabu, non ammesso, non ammessi, basta, bocciato, bocciata, bocciati, rifiutato, rifiutata, cancellato, cancellata, annullato, annullata, resta fuori, restano fuori, rimane fuori, fuori dalla porta, nel cassetto, messo nel cassetto, chiuso, smesso, gettato, cestinato, uscito di scena, andato in soffitta, appartiene al passato, appartengono al passato, fuori perimetro, fuori ambito, fuori scopo, rinunciato, voltato pagina, fuori questione',
    refusal:
      'no, no grazie, nope, neanche per sogno, nemmeno per sogno, neanche per idea, neanche morto, neanche morti, manco morto, manco per sogno, manco per idea, manco a parlarne, neanche a parlarne, nemmeno a parlarne, non se ne parla, non ci pensiamo neanche, mai, mai più, mai e poi mai, giammai, assolutamente no, proprio no, anche no, ma anche no, per carità, lasciamo perdere, lascia stare, scordatevelo, può restare a casa, resta a casa, resti a casa, niente da fare, col cavolo, figuriamoci, direi di no, meglio di no, nemmeno per sbaglio, neanche per sbaglio, manco per sbaglio, nemmeno una riga, neanche una riga, puoi scordartelo, puoi dimenticartelo, per nessun motivo, in nessun caso',
    dismissal:
      'non fa al caso vostro, non fa al caso tuo, non è per voi, non e per voi, non è per lei, non e per lei, questo annuncio non è per te, questo annuncio non e per te, questo ruolo non è per te, questo ruolo non e per te, questa posizione non è per te, questa posizione non e per te, questo non è il posto per te, questo non e il posto per te, non è la posizione giusta, non e la posizione giusta, non è il ruolo giusto, non e il ruolo giusto, non è roba per te, non e roba per te, evitate di candidarvi, evita di candidarti, evita di scriverci, inutile candidarvi, inutile scriverci, inutile inviare, inutile mandare, è inutile candidarsi, e inutile candidarsi, lasciate perdere, non inviate, non inviate candidature, non mandate, non scriveteci, non scrivermi, non ci scrivere, non perdete tempo, non perda tempo, guardate altrove, cercate altrove, astenetevi, si astengano, siete nel posto sbagliato, annuncio sbagliato, ti annoieresti, ti annoierai, vi annoiereste, non fa per te, non fa per voi, non è per te, non è il posto giusto, non è il lavoro per te, posto sbagliato, sei nel posto sbagliato, passa oltre, passate oltre, continua a scorrere, continua a cercare, cerca altrove, guarda altrove, non perdere tempo, non candidarti, non candidatevi, inutile candidarsi, astenersi, lascia perdere, lasci perdere, lascino perdere, si astenga',
    only: "il tuo pane è, il tuo pane e, il tuo pane, il tuo mondo è, il tuo mondo e, il tuo mondo, il vostro mondo è, il vostro mondo e, il vostro pane è, il vostro pane e, il tuo forte è, il tuo forte e, vieni solo da, solo, soltanto, solamente, unicamente, esclusivamente, nient'altro che",
    pitch:
      'scriv|ere|ete|erci|ermi|eteci|etemi|i|a|ano, chiam|are|ate|arci|armi|ateci|atemi, contatt|arci|ateci|atemi|i|a, candidarvi, rispond|ere|ete|i, propor|ci|mi, disturb|are|ate|arci, present|arsi|arvi|atevi, inoltr|are|ate, freelance, aziende, agenzie, consulente, sviluppatore, programmatore, curriculum, curricula, inviare, inviate, inviatemi, inviarmi, mandare, mandate, mandatemi, mandarmi, mandarci, proporre, proponete, proponetemi, contattare, contattate, contattarmi, candidarsi, candidatevi, candidarti, profilo, profili, candidature, candidati, cv, gente, persone, sviluppatori, programmatori, dev, esperti, consulenti, mi, ci, noi',
  },
};
