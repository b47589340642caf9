// Portuguese cues.
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  'não queremos mais, substituído por, substituída por, foi descontinuado, descontinuado, não se aplica, abster, foi substituído pelo, foi substituído pela, foi substituído por, foi substituída por, foi substituída pelo, foi substituída pela, substituído pelo, substituído pela, foram substituídos por, foi aposentado, foi aposentada, foi desativado, foi abandonado, foi deixado de lado, deu lugar a, deu lugar ao, deu lugar à, está sendo aposentado, está sendo descontinuado, ficou para trás, não obrigado, não nos interessa, foi desligado, já era, não é a nossa praia, não é nossa praia, não é connosco, não é conosco, não é a nossa cena, para trás';

/** Denials of a demand for technologies before or after them. */
const denied =
  'não é obrigatório, não é obrigatória, não é necessário, não é necessária, não é requisito, não é um requisito, não é exigido, não é exigida, não é preciso, não são necessários, não precisa, não usamos mais, não precisa saber, não precisas de saber, não precisa conhecer, não precisas de conhecer, não é imprescindível, não é condição, não é indispensável, não exigimos, não exigimos conhecimento em';

export const portuguese: Language = {
  tag: 'pt',
  tells:
    'o, a, os, as, do, da, dos, das, e, em, no, na, nos, nas, com, para, por, um, uma, que, é, são, não, ao, à, se, seu, sua, seus, nosso, nossa, nossos, nossas, você, vocês, como, mais, ser, estar, está, tem, temos, ter, também, sobre, pela, pelo, ou, muito, conhecimento, conhecimentos, experiência, requisitos, diferencial, diferenciais, desejável, desejáveis, obrigatório, obrigatórios, desenvolvedor, desenvolvedora, desenvolvimento, programador, engenheiro, engenheira, analista, anos, empresa, equipe, vaga, benefícios, buscamos, procuramos, nível, sênior, júnior, pleno, estágio, estagiário, precisa, atuar, responsabilidades, domínio, indispensável, habilidades, desejado, será, bom, esperamos, gente, pré-requisitos, pré-requisito, prerrequisitos, atribuições, meu, minha, tenho, alguém, gostaríamos, conheça, saiba, olá',
  falseFriends:
    'no, do, as, a, me, com, come, sem, time, has, one, e, pare, os, for, some, use, são, data, area, dos, para',
  ordinary:
    'Pega, Cargo, Resto, Express, Go, Vue, Rest, Swift, Time, Solid, Base, Informatica, Lua, Mercurial, Prisma, Trino',
  acronyms: 'sem',
  small: 'de, do, da, dos, das, e, em, no, na, com, para, por, a, o, um, uma',
  suspending: 'e, ou',
  abbreviations: 'etc, ex, p.ex, aprox, min, máx, sr, sra, dr, dra',
  decoys:
    'perfil do github, seu perfil do github, perfil no github, a cargo de, cargo de, o cargo, cargo:, do cargo, este cargo, o resto, resto do, resto da, vem com a gente, técnico em informatica, formação em informatica, graduação em informatica, área de informatica, curso de informatica, pedra angular, outlook para ios, outlook para android',
  adjectivesFollow: true,
  numerals:
    'um/pelo menos um/ao menos um, dois, três/tres, quatro, cinco, seis/meia dúzia de anos, sete, oito, nove, dez/década/uma década/decada/dezena de anos/uma dezena de anos, onze, doze/dúzia de anos/uma dúzia de anos, treze, catorze/quatorze, quinze, dezesseis, dezessete, dezoito, dezenove, vinte',
  mention: {
    everyday: 'clt, pj, vr, vt',
    negator: `e muito menos, nem muito menos, e menos ainda, ninguém, ninguem, evite, evitem, evita, evite enviar, nem sinal de, nem rasto de, nem rastro de, nem uma linha de, zero vontade de, em substituição de, em substituicao de, em substituição do, em substituicao do, em substituição ao, em substituicao ao, em lugar de, nao, nao usamos mais, não, nem, sem, nunca, jamais, tampouco, nenhum, nenhuma, em vez de, ao invés de, no lugar de, invés de, sem experiência, sem conhecimento, sem necessidade de, usamos mais, trabalhamos mais, trabalhamos mais com, utilizamos mais, não usamos mais, não trabalhamos mais com, deixamos de usar, deixamos de utilizar, deixamos de lado, paramos de usar, abandonamos, abandonado, descontinuamos, aposentamos, exceto, salvo, e não, menos, nada de, longe de, deixámos de usar, deixámos de utilizar, deixámos de trabalhar com, abandonámos, aposentámos, descontinuámos, parámos de usar, já não usamos, já não utilizamos, já não trabalhamos com, demos adeus ao, demos adeus à, adeus, ${gone}, ${denied}, não é, esquece o, esqueça, esquece, adeus ao, ninguém usa, ninguém mexe em, ninguém toca em, fugimos de, largamos, largámos, nenhum interesse em, zero interesse em, não rola, fora de escopo, dispensamos, não mexemos com, não queremos, nada a ver com`,
    affirmation:
      'não vemos a hora de, nao vemos a hora de, não abrimos mão de, nao abrimos mao de, não abrimos mão do, nao abrimos mao do, não abrimos mão da, nao abrimos mao da, não prescindimos de, nao prescindimos de, ninguém é perfeito, ninguem e perfeito, ninguém nasce sabendo, ninguem nasce sabendo, ninguém sabe tudo, ninguem sabe tudo, não só, não apenas, não somente, não importa, não tenha medo, sem medo, sem medo de, não se preocupe, não tem problema, sem problema, sem problemas, não se limita a, não se limitando a, não limitado a, não limitados a, não perca, sem esquecer, sem dúvida, sem dúvidas, ainda não, não necessariamente, nem só, não menos que, ou sem, não hesite, não eliminatório, não eliminatórios, não excludente, não obrigatório mas, nem todos, não é segredo, não é opcional, não deixe, não fique, não só de, nem só de, se nunca usou',
    supposition: 'se, mesmo se, caso, mesmo que',
    contrast: 'mas, porém, entretanto, todavia, enquanto, no entanto, e sim, contudo',
    be: 'é, são, será, seria, era, está, estão, foi, serão, ser, sejam, seja',
    demand: `necessário, necessária, necessários, necessárias, obrigatório, obrigatória, obrigatórios, exigido, exigida, exigimos, exige, requisito, requerido, requer, preciso, precisa, precisamos, indispensável, imprescindível, essencial, pedimos, usamos, utilizamos, usamos mais, trabalhamos, relevante, procuramos, buscamos, esperado, ${gone}, ${denied}, nenhum interesse em, zero interesse em, não rola, fora de escopo, queremos, encontrar, encontrarás, rola, mexemos, interessa, temos, aqui, não queremos`,
    preference:
      'tida em conta, tido em conta, tidos em conta, tidas em conta, levada em conta, levado em conta, levados em conta, em consideração, gostávamos, gostávamos que, adorávamos, bem-vindas, são bem-vindas, são bem-vindos, se rolar, se der, se souber, um ponto a favor, ponto a favor, era giro, seria giro, era bom, era ótimo, quem me dera, tomara, ajudava, conta a favor, é bem-vindo, é bem-vinda, é bom saber, bom saber, ajuda muito, ajuda bastante, tanto melhor, seria top, seria show, seria massa, não faz mal, cai bem, cairia bem, vem a calhar, viria a calhar, dá pontos, ganhas pontos, é um bônus, um bônus, um mimo, é show, é top, é massa, se tiver, se possível, adoraríamos, gostaríamos, é um bónus, um bónus, bónus, fixe, conta pontos, contam pontos, soma pontos, somam pontos, melhor ainda, desejável, desejáveis, desejado, desejada, desejados, desejadas, diferencial, diferenciais, é um diferencial, será um diferencial, será diferencial, um plus, plus, será um plus, é um plus, bônus, bonus, preferencialmente, de preferência, preferência, preferível, opcional, opcionais, vantagem, uma vantagem, valorizado, valorizamos, será valorizado, valoriza-se, bom ter, seria bom, seria ótimo, idealmente, bem-vindo, bem-vinda, bem-vindos, ponto extra, pontos extras, interessante, legal, nice to have, conta pontos, facultativo, será um extra, apreciado, ajudam, ajuda, agregar, agrega, mais-valia, uma mais-valia, será uma mais-valia, preferencial, preferenciais, fator preferencial, ganha pontos, contam pontos, será valorizada, serão valorizados, serão valorizadas, um extra, é diferencial, conta ponto, é um extra, seria legal, seria bacana, soma',
    obligation:
      'exigidos, exigidas, requeridos, requeridas, mandatório, mandatória, mandatórios, mandatórias, obrigatoriamente, necessariamente, fundamentais, cruciais, mínimos, mínima, eliminatório, eliminatória, o mais importante é, cliente pede, o cliente pede, cliente quer, o cliente quer, cliente exige, tem que, tem de, têm que, precisa, pedimos, pedem, o essencial é, minimo, no minimo, mín, tem que saber, tem de saber, tens de saber, tens de dominar, tens de, tem que dominar, tem que conhecer, precisa dominar, precisa conhecer, não abrimos mão de, não abre mão de, inegociável, inegociáveis, não pode faltar, não podem faltar, exige, exigem, é fundamental, é essencial, é crucial, crucial, o importante é, o que importa é, é um must, um must, é a base, obrigatório, obrigatória, obrigatórios, obrigatórias, necessário, necessária, necessários, necessárias, indispensável, indispensáveis, imprescindível, imprescindíveis, essencial, essenciais, fundamental, exigido, exigida, requerido, requerida, mínimo, no mínimo, pelo menos, deve, precisa ter, requisito, requisitos, exigimos, é preciso, precisa saber, é obrigatório, experiência obrigatória, mesmo necessário, é mesmo necessário, não negociável',
    requirement:
      'apaixonado por, apaixonada por, te apaixona, não tem segredos, não têm segredos, conheçam, conheças, dominem, domines, dominas, saibam, sabes, tenham, tenhas, possua, possuam, possuas, tenha trabalhado, tenhas trabalhado, trabalhou, já trabalhou, já trabalhaste, se vire, se vira, se virar, te desenrascas, se desenrasque, desenrascar, fera em, craque em, mestria, à vontade, confortável com, manje, manja, saibas, sabe mexer, mexa, mexe, experiência, experiências, conhecimento, conhecimentos, domínio, vivência, anos, ano, sólida, sólidos, sólido, sólidas, avançado, avançados, avançada, forte, bom, boa, bons, ótimo, excelente, profundo, amplo, comprovada, fluência, proficiência, habilidade, habilidades, familiaridade, capacidade, dominar, domine, domina, conhecer, conheça, conhece, saber, saiba, precisa ter, buscamos, procuramos, esperamos, você tem, você possui, possuir, tenha, ter, formação, competências, competência, expertise, alguém, prática, noções, mandar bem, manjar, manjar bem',
    handling:
      'já usou, experiência com, experiência em, experiência no, experiência na, experiência de, experiência sólida com, experiência sólida em, experiência prévia com, experiência prévia em, conhecimento em, conhecimento de, conhecimento com, conhecimento sobre, conhecimentos em, conhecimentos de, conhecimentos sobre, conhecimentos avançados em, conhecimento avançado em, conhecimento sólido em, domínio de, domínio do, domínio da, domínio em, vivência com, vivência em, anos de, anos com, anos em, familiaridade com, proficiência em, fluência em, habilidade em, habilidades em, noções de, programação em, programar em, desenvolvimento em, desenvolvimento com, desenvolver em, usamos, utilizamos, uso de, utilização de, conhecer, domina, especialista em, expertise em, baseado em, migração para, prática com, trabalhado com, medo de, saber, à vontade com, bagagem em, usou, utilizou, trabalhou com, baseada em, baseados em, baseadas em, dominas, conhece, conheces, mandar bem em, manjar de, manja de',
    usage:
      'usar, utilizar, trabalhar com, com, em, como, tais como, por exemplo, ex, especialmente, usando, utilizando, de, e, para, no, preferencialmente, idealmente, sólidos, aprender, tipo, seja',
    trade:
      'desenvolvedor, desenvolvedora, desenvolvedores, programador, programadora, programadores, engenheiro, engenheira, especialista, arquiteto, administrador, consultor, desenvolvimento, framework, linguagem, ambiente, dev, devs, perfis',
    pointer: 'biblioteca, bibliotecas, com, como, tais como, por exemplo',
    artefact:
      'componentes, serviços, serviço, aplicação, aplicações, projeto, projetos, banco de dados, bancos de dados, bibliotecas, scripts, ambientes, ambiente, microsserviços',
    technicalArtefact: 'componentes, banco de dados, bancos de dados, bibliotecas, microsserviços',
    glue: 'e, ou, é, são, com, em, para, de, por, será, seria, como, no, na, do, da, que, ao, à, avançado, desejável, obrigatório, necessário, sobre, puro',
    likeness:
      'ou uma ferramenta similar, ou ferramenta similar, ou ferramenta equivalente, ou linguagem similar, ou um similar, ou uma semelhante, ou qualquer outra, qualquer um, qualquer uma, qualquer um serve, à escolha, a escolher, o que preferir, o que preferires, ou algo parecido, ou algo similar, ou algo do género, ou algo do tipo, ou parecido, tanto um como outro, não importa, não interessa qual, ou coisa parecida, ambos servem, tanto faz, ou similar, ou similares, ou equivalente, ou equivalentes, ou outro, ou outra, ou outros, ou outras, ou semelhante, ou semelhantes, ou qualquer outro, ou afins',
    announcement:
      'tecnologias, tecnologia, linguagens, linguagem, ferramentas, frameworks, conhecimentos, conhecimento, requisitos, stack, obrigatório, desejável, diferencial, diferenciais, banco de dados, bancos de dados, experiência, ambiente, indispensável, software, plus, bibliotecas, bom ter, obrigatórios, desejáveis, necessário, testes, stack de testes, ferramentas de testes, testes automatizados',
    software:
      'desenvolvedor, desenvolvedora, desenvolvimento, desenvolver, programador, programação, programar, aplicações, aplicação, tecnologias, linguagens, linguagem, banco de dados, bancos de dados, servidor, servidores, código, plataforma, microsserviços, sistemas, software, boas práticas',
    lack: 'não, sem, nunca, falta, nenhum, nenhuma',
    terms:
      'vr, va, plr, rgpd, lgpd, remoto, remota, home office, híbrido, presencial, clt, pj, tempo integral, 100% remoto',
    list: 'senão, ou senão, em alternativa, ou em alternativa, alternativamente, ou alternativamente, ou até, ou até mesmo, na falta, na falta disso, ou na falta, seja, ou ao menos, ou pelo menos, ou como alternativa, e, ou, nem, e de, e em, e com, e/ou, bem como, assim como, além de, ou de, ou em, nem de, nem com, ou então',
    passage:
      'de, do, da, dos, das, o, a, os, as, um, uma, em, no, na, com, por, para, ao, se, é, que, ser, ter, tenha, experiência, experiência com, experiência em, experiência prévia com, experiência prévia em, prévia, conhecimento, conhecimento em, conhecimento de, conhecimentos em, conhecimentos, saber, conhecer, usar, utilizar, trabalhar, trabalhar com, trabalhamos, trabalhamos com, usamos, utilizamos, procuramos, buscamos, exigimos, exigido, exige, pedimos, precisa, precisa saber, preciso, necessário, necessária, aqui, tecnologias, tecnologias como, ferramentas como, legadas, como, mais, perfis, desenvolvedores, desenvolvedor, nível, esta, vaga, projetos, domínio, domínio de, você, queremos, fazemos, obrigatório, projeto, encontrar, vai, vai encontrar, encontrarás, gente',
    follower:
      'desenvolvedor, desenvolvedores, perfis, candidatos, projetos, código, experiência, conhecimentos, aplicações, aqui',
    verb: 'usamos, usa, usam, utilizamos, utiliza, trabalhamos, buscamos, procuramos, preferimos, basta, bastam, substitui, migramos, migrado, passamos, fazemos, escolhemos, precisa, desenvolvemos, roda, foi substituído por, foi substituída por, foi substituído pelo, foi substituído pela, foi substituída pelo, foi substituída pela, deu lugar a, deu lugar ao, deu lugar à',
    years:
      'década, uma década, decada, dezena de anos, uma dezena de anos, dúzia de anos, uma dúzia de anos, meia dúzia de anos, aninhos, aninho, anos xp, anos de xp, anos, ano, anos de experiência, anos de exp, anos exp',
    nature:
      'base de dados, banco relacional, plataforma cloud, provedor de nuvem, cloud, framework frontend, nuvem, linguagem, linguagem principal, banco de dados, framework, ferramenta, biblioteca',
    replaced:
      'substitui, substituído, substituída, substituímos, trocamos, trocado, trocada, substituiu',
    successor: 'por, pelo, pela',
  },
  role: {
    frontend:
      'front-end, desenvolvedor front, desenvolvimento front, interface, interfaces, interfaces web, interface do usuário, interface de utilizador, parte visual, lado do cliente, de front, vaga de front, dev front, front',
    senior:
      'senior, nível sênior, perfil sénior, perfil sênior, sr, bem sênior, muito experiente, bastante experiência, cascudo, cascuda, rodado, rodada, macaco velho, veterano, veterana, cabelos brancos, cabelo branco, sénior/a, sênior, sénior, séniores, especialista, experiente, experientes',
    rank: 'líder, lider, principal',
    lead: 'líder técnico(a), líder de equipa, líder de tecnologia, líder de squad, coordenador de desenvolvimento, coordenadora de desenvolvimento, coordenador de ti, coordenadora de ti, coordenador de sistemas, gerente de desenvolvimento, gerente de ti, gerente de tecnologia, gestor de ti, gestor de desenvolvimento, responsável de equipa, responsável de desenvolvimento, responsável pela equipa, chefe de equipa, chefe de desenvolvimento, diretor técnico, diretor de tecnologia, team leader, techlead, engineering manager, gestor técnico, líder técnico, líder técnica, lider técnico, líder de equipe, líder de time, líder de desenvolvimento, coordenador técnico, responsável técnico, tech lead, arquiteto principal',
    otherLevel:
      'junior, perfil júnior, nível júnior, nível pleno, nível médio, intermédio, nível intermédio, mid-level, midlevel, estagio, estágios, estágio curricular, estágio profissional, estagiários, estagiário(a), estagiário/a, recém-formada, recém-formados, recém formado, recém-licenciado, recém-licenciada, recém-licenciados, recém licenciado, recém graduado, recém-graduado, estudante, estudantes, em início de carreira, início de carreira, primeiro emprego, primeira experiência, programa trainee, bolsa, bolseiro, bolsista, aprendizagem, jovem talento, auxiliar, júnior, pleno, estágio, estagiário, estagiária, aprendiz, trainee, iniciante, assistente, recém-formado, jovem aprendiz, jr, pl',
    roleNoun:
      'dev, devs, alguém, craque, fera, galera, gente, designer, tester, admin, coordenador, coordenadora, estagiário(a), trainee, sysadmin, desenvolvedor, desenvolvedora, desenvolvedor(a), desenvolvedor/a, desenvolvedora(o), programador, programadora, programador(a), engenheiro, engenheira, engenheiro(a), arquiteto, arquiteta, analista, analista de sistemas, analista desenvolvedor, consultor, consultora, administrador, técnico, especialista, pessoa desenvolvedora, pessoa engenheira, vaga, perfil, cargo, desenvolvimento, pessoa, de front, vaga de front, vaga de back, analista de dados, engenheiro de dados, engenheira de dados, cientista de dados, analista de testes, dev front, dev back, pessoa engenheira de dados, pessoa cientista de dados, engenheiro(a) de dados, administrador de banco de dados, administradora de banco de dados, testador, data engineer, data scientist, data analyst, administrador de sistemas, estágio, estagiário, estagiária, engenharia, testadora, administradora, analista de bi, cientistas de dados, administradora de sistemas, professor, professora, instrutor, instrutora, vendedor, vendedora, contador, recrutador, recrutadora',
    roleNouns:
      'desenvolvedores, desenvolvedoras, programadores, engenheiros, engenheiras, arquitetos, analistas, perfis, profissionais, pessoas desenvolvedoras',
    relation:
      'reportará a, reportará ao, reporte a, reporta a, reportando ao, sob a direção, sob orientação, interagir com, interação com, em contato com, em contacto com, contato com, trabalhas com, trabalha com, trabalhando com, em parceria com, parceria com, liderado por, liderada por, chefiado por, composto por, composta por, formado por, formada por, equipa de, equipe formada, junto a, junto ao, junto com, trabalhará com, trabalhar com, trabalhar junto, colaborar com, colaborará com, colaboração com, o time de, time de, equipe de, nosso time de, em conjunto com, reportando a, reportar a, reporta ao, mentoria, apoio de, apoiar, apoio, com o apoio, aprender com, aprenderá com, orientado por, supervisão de, sob supervisão, crescer até, evoluir para, ao lado de, interface com',
    hiring:
      'procuro por, estou procurando, estamos procurando, estamos à procura, à procura de, a procura de, anda à procura, andamos à procura, ando à procura, em busca de, tô procurando, to procurando, precisamos de, precisamos de alguém, precisa-se, precisa de, conhece, conhecem, conheces, conhecem alguém, alguém conhece, alguém que, busco, buscando, reforço, reforçar, para reforçar, reforço para, vaga aberta, vagas, vagas para, vaga p/, contrata-se, contratando, contratar, tenho uma vaga, temos vaga, oportunidade, recrutamos, recruta, recruta-se, admite-se, falta, falta-nos, buscamos, busca, procuramos, procura, procura-se, contratamos, contrata, precisamos, estamos em busca, estamos contratando, como, vaga, vaga de, vaga para, para, um, uma, seja, oportunidade para, procuro, preciso de, preciso, procurando, tá procurando, precisando, alguém',
    otherSenior:
      'residência, pessoas, clientes, diretores, gerência, gestão, colegas, idosos, stakeholders',
    backend: 'back, lado do servidor, desenvolvimento back, vaga de back, dev back',
    fullstack: 'full-stack',
    otherDiscipline: 'boas práticas, melhores práticas, back office, feed back, call back, back up',
    anotherTrade:
      'tester, teste de software, testes de software, testador de software, analista de qualidade, analista de qualidade de software, engenheiro de testes, engenheira de testes, engenheiro de qualidade, qualidade de software, garantia de qualidade, controlo de qualidade, automação de testes, automatizador, desenvolvedor de jogos, desenvolvedora de jogos, programador de jogos, gameplay, sistemas embebidos, embebidos, software embebido, embebido, software embarcado, firmware, eletrônica, eletrónica, eletrônico, mecânico, mecânica, mecatrônica, robótica, automação, automação industrial, programador clp, clp, plc, industrial, engenharia civil, webdesigner, ux, suporte técnico, analista de suporte, analista de suporte técnico, técnico de suporte, técnica de suporte, técnico de informática, técnico de helpdesk, helpdesk, help desk, service desk, apoio ao utilizador, atendimento, gerente de projetos, gerente de projeto, gestor de projetos, gestora de projetos, gestor de projeto, coordenador de projetos, analista funcional, analista de negócios, analista de negócio, analista de processos, analista de requisitos, consultor funcional, sap, abap, erp, crm, totvs, protheus, arquiteto empresarial, arquiteto corporativo, marketing, bioinformático, designer, redes, segurança, infraestrutura, suporte, testes, testador, dados, analista de dados, jogos, analista de testes, ux/ui, sistemas embarcados, embarcados, sistemas embutidos, professor, professora, instrutor, instrutora, vendedor, vendedora, contador, recrutador, recrutadora',
    asking:
      'você, experiência, desenvolver, desenvolvimento, desenvolverá, projetar, criar, construir, implementar, conhecimentos, conhecimento, responsável, manter, atuar, atuará, atuação, programar, participar',
    prose:
      'nosso, nossa, somos, você, é, são, será, tem, temos, que, se, nos, estamos, oferecemos, está, há, eles, quem, já seja experiente, seja experiente',
    datum:
      'nível de experiência, nível de senioridade, senioridade pretendida, seniority, nome da vaga, nome do cargo, título da vaga, tipo de perfil, perfil procurado, perfil pretendido, nível, cargo, vaga, posição, senioridade, função, título, perfil, nível hierárquico',
    possessive: 'nosso, nossa, nossos, nossas, seus, outros, outras, seu',
    between: 'de, entre',
    minor: 'pouco, algum',
    standAlone: 'líder',
    mid: 'nível pleno, nível médio, intermédio, nível intermédio, mid-level, midlevel, pleno, pl',
    data: 'plataforma de dados, plataformas de dados, área de dados, analista de business intelligence, analista de inteligência de negócios, arquiteto de dados, arquiteta de dados, engenheiro de machine learning, engenheira de machine learning, engenheiro de ia, engenheira de ia, especialista em dados, especialista em ia, análise de dados, armazém de dados, estatístico, estatística, visão computacional, aprendizagem automática, aprendizagem de máquina, modelos de linguagem, ia generativa, relatórios, machine learning, dados, analista de dados, engenheiro de dados, engenheira de dados, cientista de dados, pessoa engenheira de dados, pessoa cientista de dados, engenheiro(a) de dados, inteligência artificial, ia, aprendizado de máquina, data engineer, data scientist, data analyst, engenharia de dados, ciência de dados, analista de bi, ciência, cientistas de dados, inteligência de negócios',
    infrastructure:
      'analista de infraestrutura, analista de redes, administrador de redes, administradora de redes, admin de sistemas, técnico de redes, técnico de sistemas, técnica de sistemas, técnico de infraestrutura, engenheiro de infraestrutura, engenheira de infraestrutura, engenheiro de redes, engenheiro de sistemas, engenheira de sistemas, engenheiro de plataforma, engenheira de plataforma, engenheiro de nuvem, especialista em nuvem, arquiteto de nuvem, servidores, virtualização, centro de dados, datacenter, dba, administrador de bases de dados, administradora de bases de dados, bases de dados, operador de sistemas, sustentação de infraestrutura, infraestrutura, redes, administrador de banco de dados, administradora de banco de dados, banco de dados, bancos de dados, plataforma, confiabilidade, nuvem, administrador de sistemas, administradora de sistemas, infra, infraestrutura de nuvem, operações',
    security:
      'segurança da informação, segurança informática, segurança cibernética, analista de segurança, analista de segurança da informação, analista de cibersegurança, engenheiro de segurança, engenheira de segurança, engenheiro de cibersegurança, especialista em segurança, especialista em cibersegurança, consultor de cibersegurança, arquiteto de segurança, pentester, testes de intrusão, teste de intrusão, hacker ético, soc, ciso, segurança, cibersegurança',
    client: 'cliente, clientes',
    mobile:
      'desenvolvimento móvel, app, aplicação móvel, aplicativo, aplicativo móvel, dispositivos móveis, aplicativos, aplicativos móveis, móvel, aplicativos mobile, apps, aplicações móveis, aplicações mobile',
    outsider:
      'professor, professora, instrutor, instrutora, formador, formadora, vendedor, vendedora, contador, contadora, contabilista, recrutador, recrutadora, comercial, pré-vendas, executivo de contas, executiva de contas, gerente de contas, gerente de produto, gestor de produto, gestora de produto, digitador, digitadora, digitador de dados, porteiro, porteira, vigilante, segurança patrimonial, vigilante patrimonial, segurança do trabalho, técnico de segurança do trabalho, atendente, assistente administrativo, assistente administrativa, auxiliar administrativo, secretário, secretária, recepcionista, motorista, cozinheiro, cozinheira, enfermeiro, enfermeira, redator, redatora, tradutor, tradutora, advogado, advogada, analista de marketing, analista de rh, eletricista, mecânico, almoxarife',
    developer:
      'desenvolvedor, desenvolvedora, desenvolvedor(a), desenvolvedor/a, desenvolvedora(o), pessoa desenvolvedora, programador, programadora, programador(a), programador/a, engenheiro de software, engenheira de software, engenheiro(a) de software, pessoa engenheira de software, analista desenvolvedor, analista programador, dev',
    team: 'time, equipe, equipa, times, equipes, squad, área',
  },
  topic: {
    elsewhere:
      'equipa de plataforma, a equipa de plataforma, time de plataforma, o time de plataforma, equipe de plataforma, time de infra, equipa de infra, outra pessoa, outra galera, outro pessoal, outra equipa, outra equipe, outro time, outros times, outras equipas, um parceiro, parceiro, a cargo, a cargo do, a cargo da, fica com, fica a cargo, uma agência, outra empresa, empresa externa',
    taught:
      'você aprende, aprende aqui, aprende com a gente, ensinamos, a gente ensina, te ensinamos, vais aprender, vai aprender, aprendes cá, aprendes connosco, aprende-se, damos formação, dá pra aprender',
    seeking:
      'buscamos, busca, buscam, procuramos, procura, procuram, procuro, procura-se, procurando, precisamos de, precisa de, precisam de, contratamos, contrata, contratando, atrás de, à procura de, em busca de',
    optionalLabel: 'pode, poderia, ideal',
    yours: 'seu, sua, seus, suas, teu, tua, teus, tuas',
    helping:
      'vai te ajudar, te ajudará, te ajuda, vai te guiar, te acompanhará, vai te acompanhar, como mentor, como mentora, seu mentor, sua mentora, teu mentor, ao seu lado, ao teu lado, com a ajuda de, vai trabalhar com, vais trabalhar com, trabalharás com, terá um, terá uma, terás um, possibilidade de crescer, crescer para, plano de carreira, acompanhado por, acompanhada por',
    member: 'membro',
    asMember: 'como',
    substitute:
      'também serve, também servem, tb serve, também vale, também valem, também conta, também aceitamos, também é aceite, também funciona, serve também, vale também, também dá, também está bem, também pode ser',
    article: 'um, uma, algum, alguma',
    others: 'eles, o cliente',
    demandingWord:
      'encaixa, encaixas, faltar, critérios, básico, dominar, precisa, precisas, precisamos, esperamos, procuramos, buscamos, exigimos, deve, deves, tenha, tens, traz, sabe, domina, perfil, pessoa, candidato, candidata',
    welcomingWord:
      'brilharem, brilho, sorriso, cereja, bolo, impressiona, apaixonar, encantar, conquistar, pontua, alegrar, adoramos, sorrir, extra, extras, pontos, brilhar, destacar, destaca, diferença, encanta, conquista, felizes, legal, bacana, curtir, curtimos',
    taskWord:
      'encontrar, tarefas, funções, atividades, trabalho, desafio, desafios, futuro, papel, salário, contrato, semana, impacto, rotina, atuação, responsabilidades, fazer, fará, farás, trabalhar, dia a dia, equipe, equipa, oferecemos, aprender, projeto, missão, faz',
    conditional:
      'gostávamos, adorávamos, faria, fariam, cairia, seria, seriam, gostaríamos, adoraríamos, ajudaria, poderia, somaria, viria',
    besides: 'já, alguma vez, também, além disso',
    praise:
      'maravilha, beleza, bom, incrível, maravilhoso, perfeito, ideal, maneiro, fixe, excelente, sensacional, legal, bacana, ótimo, top, show, massa, melhor',
    demandingHeading:
      'não abrimos mão, sem isto não dá, sem isso não dá, exigidos, exigidas, requeridos, requeridas, tens de trazer, tens de ter, não pode faltar, não podem faltar, não pode te faltar, requisitos, requisitos obrigatórios, requisitos técnicos, requisitos necessários, pré-requisitos, prerequisitos, requisito, obrigatório, obrigatórios, obrigatória, obrigatórias, necessário, necessários, necessárias, indispensável, indispensáveis, imprescindível, essencial, essenciais, exigências, exigimos, perfil, seu perfil, perfil desejado, perfil da vaga, o que esperamos, que esperamos, esperamos, esperamos de você, o que buscamos, que buscamos, buscamos, o que procuramos, procuramos, o que precisa, que precisa, precisa ter, precisa saber, você precisa, o que você precisa, o que você precisa ter, precisa, conhecimentos, conhecimentos necessários, conhecimentos técnicos, conhecimentos obrigatórios, experiência, experiências, habilidades, competências, qualificações, formação, quem é você, sobre você, você tem, você possui, você deve ter, hard skills, skills, skill obrigatório, must have, para se candidatar, vivência, o que você traz, que pedimos, pedimos, o que é necessário, requisitos e qualificações, precisamos que tenhas, precisas de ter, o que deves ter, deves ter, valências, você deve conhecer, inegociável, inegociáveis, o que procuro, procuro, é preciso, tem que saber',
    welcomingHeading:
      'seria giro, era giro, nos faria sorrir, valoriza-se, conta ponto, soma pontos, pontos extra, fará diferença, diferencial, diferenciais, desejável, desejáveis, desejado, desejados, skill desejado, requisitos desejáveis, conhecimentos desejáveis, será um diferencial, é um diferencial, serão diferenciais, considerado diferencial, plus, um plus, bônus, bonus, opcional, opcionais, nice to have, bom ter, seria legal, seria bom, vantagens competitivas, pontos extras, ponto extra, conta pontos, preferencialmente, não obrigatório, não obrigatórios, legal ter, ajuda se, valorizamos, será um plus, requisitos preferenciais, preferenciais, preferencial, se você também tiver, se também tiver, ganha pontos, será valorizado, serão valorizados, valorizamos também, mais-valia, mais-valias, será uma mais-valia, constitui mais-valia, fatores preferenciais, condições preferenciais, factores preferenciais, é um plus, te destaca, vai te destacar, um extra, será um extra, extra se, poderia ser um diferencial, pode ser um diferencial',
    taggingHeading: 'tecnologias, stack, tags, palavras-chave, linguagens, ferramentas, labels',
    neutralHeading:
      'bom saber isto, para que saibas, atividades, responsabilidades, suas responsabilidades, atribuições, principais atividades, funções, o que você fará, você fará, você vai fazer, o que você vai fazer, vai fazer, seu papel, sua missão, missão, a vaga, sobre a vaga, descrição, descrição da vaga, sobre nós, quem somos, somos, nossa empresa, a empresa, sobre a empresa, o que você encontra, contratação, como se candidatar, se candidatar, local, nossa stack, nosso stack, stack, tecnologias que usamos, usamos, o time, nosso time, dia a dia, seu dia a dia, processo seletivo, etapas, regime, modelo de trabalho, horário, informações adicionais, desafios, seus desafios',
    offeringHeading:
      'não é para ti, não é para si, não é para você, benefícios, oferecemos, o que oferecemos, que oferecemos, remuneração, salário, o que você vai aprender',
    resume:
      'experiência profissional, histórico profissional, formação acadêmica, educação, currículo, curriculum vitae, dados pessoais, data de nascimento, idiomas, atual, presente, o momento',
    self: 'eu, meu, minha, meus, minhas, sou, tenho, trabalho com, trabalho em, trabalho como, trabalhei, desenvolvi, liderei, estudei, atuei, procuro, preciso',
    yes: 'claro, óbvio, obviamente, com certeza, naturalmente, evidentemente, sim',
    company: 'a empresa, nossa empresa, mercado, empresa, companhia, consultoria, atuamos, fundada',
    moving:
      'passou, mudou, migrou, mudamo, trocámos, saímos, saindo, estamos a mudar, estamos a passar, migramos, migrando, mudamos, mudando, passamos, migrado, migrámos, mudámos, passámos',
    origin: 'da, dos, das, de, do',
    permitting:
      'ok, bem-vindo, bem-vinda, bem vindo, bem-vindos, bem-vindas, serve, tudo bem, também serve, aceitamos, aceito, possível, sem problema',
    destination: 'pro, pra, ao, à, para',
  },
  detail: {
    whenLabel: 'quando, início, disponibilidade, data',
    unneeded: 'tanto faz',
    fromOn:
      'uns, umas, mais de, cerca de, aproximadamente, por volta de, com, tipo, digamos, a partir de, desde',
    date: 'até 15, janeiro, fevereiro, março, abril, maio, junho, julho, agosto, setembro, outubro, novembro, dezembro, asap, imediata, imediato, o quanto antes, quanto antes, já, imediatamente',
    starting:
      'começas, começa, poderia começar, podes começar, pode começar, arranca, ingresso, início, inicio, disponibilidade, disponível, começar, começo, entrada, arranque, integração, começamos',
    term: 'contrato, duração, garantia, período de experiência, renovável, crescimento, vigência',
    offered:
      'aulas, curso, cursos, pago, pagos, paga, pagas, grátis, custeada, custeadas, subsídio, formação em',
    grade:
      'muito, bastante, avançado, avancado, intermediário, intermediario, intermédio, básico, basico, técnico, tecnico, bom, boa, bons, muito bom, ótimo, excelente, nível, nivel, escrito, leitura, domínio, profissional, razoável, oral, obrigatório, desejável, diferencial, necessário, exigido, mínimo, também, ok, será, instrumental, valorizado',
    level:
      'fluente, fluentemente, fluência, fluencia, nativo, nativa, conversação, conversacional, falado, falado e escrito, falar, fala, fale, falas, falem, língua materna, materna, materno, bilíngue, bilingue, fluent',
    tongueLabel: 'idioma, idiomas, línguas, língua, língua de trabalho',
    degree:
      'estudantes, estudante, estudantes de, formatura, ctesp, estágio curricular, técnico em, recém-licenciado, licenciado, licenciada, licenciatura em, mestrado em, diploma, superior em, curso superior em, graduado, graduada, formação superior em, bacharel, formado em, formada em, cursando, superior cursando, superior completo em, pós-graduação, ensino superior completo, 12º ano, grau académico, graduação, bacharelado, ensino superior, superior completo, formação superior, mestrado, doutorado, tecnólogo, licenciatura, curso superior',
    tongue:
      'ingles, alemão, francês, italiano, holandês, neerlandês, polaco, polonês, sueco, dinamarquês, norueguês, russo, ucraniano, tcheco, checo, húngaro, romeno, grego, turco, árabe, chinês, mandarim, japonês, coreano, catalão, língua inglesa, língua portuguesa, alemao, frances, portugues, inglês, português, espanhol, inglês avançado, inglês fluente, inglês intermediário, fluência em inglês',
    place:
      'presencial, no escritório, residir, mudança, híbrido, híbrida, regime híbrido, autorização de trabalho, visto de trabalho, residente, residir em, morar, morar em, presencialmente, presenciais, residência em, disponibilidade para mudança, vezes por semana, título de residência',
    clearance:
      'credenciação, otan, atestado de antecedentes, certidão de antecedentes, registo criminal limpo, habilitação de segurança, credenciação de segurança, registo criminal, antecedentes criminais, credencial de segurança',
    notice:
      'disponibilidade já, início já, início asap, disponível para início, disponível imediatamente, começar já, entrada asap, início o quanto antes, pré-aviso, aviso prévio, disponibilidade imediata, início imediato, data de início, início previsto, início em, entrada imediata',
    travel:
      'viaja, viagens a, encontro presencial, deslocação, deslocar-se, voos, viajas, viajar, viagens frequentes, disponibilidade para deslocações, visitas a clientes, viagem, viagens pontuais, disponibilidade para viagens, viagens, disponibilidade para viajar, viagens ocasionais, deslocações',
    certificate:
      'certificação, certificações, certificado, certificada, certificados, carta de condução b, carta b, cnh b, cnh categoria b, habilitação categoria b, cnh, carta de condução, carteira de motorista, carteira de habilitação',
    placeLabel:
      'local, localização, local de trabalho, cidade, localidade, modelo, modelo de trabalho, regime, onde, modalidade, sede',
    amount: 'vários, alguns, ou mais, ou +, para cima, pra cima, pra mais, para mais, em diante',
    ofThese: 'dos quais pelo menos, delas, dos quais, sendo, deles, desses, destes',
    closing:
      'mais ou menos, aproximadamente, mínimo, no mínimo, desejáveis, desejável, pelo menos, exigido, tá valendo, basta, bastam, é, são, seria, suficiente, suficientes, já serve, serve, já servem, já basta, tá bom, tá ótimo, exigidos, exigida, está bom',
    career:
      'nisso, no trampo, trampo, profissionalmente, desenvolvendo software, com desenvolvimento, total, no total, trabalhando, comprovados, como, dev, real, mín, codando, area, profissional, desenvolvimento, desenvolvimento de software, software, similar, comprovada, relevante, programação, ou mais, ou +, para cima, pra cima, pra mais, para mais, em diante, ti, it, tecnologia, área, setor, sector, mercado de trabalho, sistemas, informática, de estrada, estrada, a, o, um, uma, sólida, prévia, prática, efetiva, função, cargo, vaga, posição, profissão, programando, desenvolvendo, engenharia, no ramo, ramo',
    city: 'lisboa, porto, braga, coimbra, aveiro, faro, setúbal, leiria, évora, funchal, viseu, guimarães, são paulo, rio de janeiro, belo horizonte, brasília, fortaleza, curitiba, recife, porto alegre, manaus, belém, goiânia, campinas, florianópolis, joinville, blumenau, uberlândia, londrina, maringá, ribeirão preto, são carlos, floripa',
    remote:
      'remoto, remota, remotamente, trabalho remoto, teletrabalho, home office, homeoffice, à distância, full remote, anywhere office, de casa, 100% remoto, 100% home office',
    site: 'escritório, escritórios, sede, polo',
  },
  clause: {
    subject: 'nós, você, vocês, eu, a gente',
    speaker: 'nós, usamos, utilizamos, trabalhamos, a gente',
    pronoun: 'isso, isto, ele, ela, o, a',
    singular:
      'é, será, seria, não é, foi substituído por, foi substituída por, foi substituído pelo, foi substituído pela, foi substituída pelo, foi substituída pela, deu lugar a, deu lugar ao, deu lugar à',
    lacking: 'sem',
    determiner: 'nenhum, nenhuma',
    credential:
      'certificado, certificados, certificação, certificações, diploma, graduação, formação, curso, superior',
    opensClause: 'e, mas, pois',
    all: 'todo, todos, toda, todas, tudo, cada',
    asksWhat: 'o que, o, que',
    experienceNoun:
      'nas costas, no currículo, na bagagem, de bagagem, de casa, no lombo, experiência, conhecimento, conhecimentos, exp, xp, de estrada, vivência',
    example: 'como, tais como, por exemplo, ex, p.ex, tipo',
    alternative:
      'senão, ou senão, em alternativa, ou em alternativa, alternativamente, ou alternativamente, ou até, ou até mesmo, na falta, na falta disso, ou na falta, seja, ou ao menos, ou pelo menos, ou como alternativa, ou, nem, e/ou, ou de, ou em, nem de, nem com, ou então',
    oneOf:
      'qualquer, qualquer um, qualquer uma, no mínimo um, no mínimo uma, um, uma, algum, alguma, pelo menos um, pelo menos uma, ao menos uma, ao menos um',
    of: 'deles, delas, destas, destes, dessas, desses, de, dos, das, entre',
    averse: 'sozinho, sozinha, medo, novo, iniciante, estranho',
    preposition: 'em, no, na, com, para, de, sobre, a',
    leaving: '',
    toward: 'para',
    passive: gone,
    predicate: `${gone}, excluído, proibido, irrelevante`,
    excepting: 'exceto, salvo, menos',
    deterred:
      'nem tente, não vai rolar, nem adianta, não vale a pena, não dá certo, não precisa se candidatar, nem mande, não serve, não te candidates, abster, dá, vivemos, impossível, é impossível, sem chance, sem chances, esquece, esqueça, não dá, não se candidate, nem se candidate, não é possível, não rola, nada feito, não há hipótese, nem pensar, nenhuma chance, não há chance, não adianta',
    nothing: 'nada, ninguém',
    pending: 'ainda, por enquanto, até agora',
    pointsOn:
      'preferencialmente, de preferência, idealmente, desejável, opcionalmente, diferencial',
    using:
      'usamos, utilizamos, uso de, utilização de, baseado em, migração para, baseada em, baseados em, baseadas em, desenvolvimento em',
    year: 'ano, anos',
    dateBefore: 'há, último, últimos, passado, este, cada, por, ao',
    ago: 'depois, mais tarde, antes, de mercado, atrás, no mercado, seguidos, consecutivos, de garantia, de história, de vida',
    duration: 'por, em, durante, há, para',
    within: 'em',
  },
  exclusion: {
    adverb:
      'deste, desta, destes, destas, neste, nesta, nestes, nestas, nessa, nesse, desse, dessa, num, numa, pelo, pela, nosso, nossa, seu, sua, teu, tua, em lado nenhum, em lugar nenhum, de verdade, a sério, a serio, sério, serio, na boa, lo, la, los, las, no geral, nem sequer, até, ate, ontem, este, esta, semana, mês, mes, verão, verao, inverno, tempos, depois, após, apos, desde, quando, porque, tão cedo, tao cedo, cedo, por fim, por enquanto, de vez, de todo, por completo, aos poucos, pouco a pouco, há anos, ha anos, há tempos, ha tempos, graças a deus, gracas a deus, lamento, lamentamos, sinto muito, foi mal, atenção, atencao, olha, ó, vivo, jamais, nunca, deliberadamente, conscientemente, propositadamente, propositalmente, atualmente, agora, infelizmente, felizmente, sinceramente, honestamente, pf, pfv, pfvr, obrigado, obrigada, obg, valeu, aqui, cá, conosco, connosco, realmente, já, mais, hoje, internamente, finalmente, completamente, totalmente, gradualmente, o, a, os, as, se, nos, lhe, mesmo, viu, kkk, rs, tá, prometo, desculpa, desculpe, sequer, ok, gente, pessoal, malta, momento, anos, ano, passado, favor, né, kkkk, haha, rsrs, ué, entra, entram, ja, ca, tambem, proposito',
    engaging:
      'falta, utilidade, sentido, interesse, servimos, recorremos, recorre, dispomos, dispõe, dispoe, possuímos, possuimos, possui, exploramos, instalamos, instalado, consumimos, necessitamos, necessita, precisam, exigimos, exige, espaço, espaco, cabimento, utilizamo, usamo, us|aremos|arás|ará|ando|adas|ámos|ei, us|aras|ara, utiliz|aremos|arás|ar|ando|ada|ados|adas|ámos, utilizaras, empreg|amos|a|am|ar|ado|ando, toc|ará|aremos|am|ando, toc|aras|ara, mex|endo|em|eremos, mexeras, trabalh|arás|ará|aremos|ando|am|ado|ámos, trabalh|aras|ara, program|arás|ar|a|am|ando, programaras, escrev|er|erás|e|em, escreveras, ter|emos|ás, teras, faz|endo|ia, fará, fara, faremos, farás, faras, encontrar|ão|emos, encontrarao, ver|á|emos, ver|as|a, contrat|ar|ando|a|am, procur|ar|ando|o, busc|ar|ando|o, quer|íamos|o, queriamos, inclu|i|em|ir|ído|ída, inclu|ido|ida, contempl|a|am|ado, envolv|e|em|er, abrang|e|em, abarca, implica, implicam, requer, requerem, estamos, estão, estao, estar, segue, existia, desenvolv|emos|e|em|er|ido|endo, mant|emos|ém, mantem, suporta, suportam, aceit|a|am|o|ar|ando, consta, constam, aparece, aparecem, figura, cabem, lugar, uso, mexo, toco, trabalho, faço, faco, curte, curto, gostamos, gosta, apostamos, aposta, rodam, vou, tinha, pegar, lidamos, lida, lidar, usamos, usa, usam, usar, usado, usada, usados, utilizamos, utiliza, utilizam, utilizado, temos, tem, têm, há, fazemos, faz, fazem, fazer, queremos, quer, querem, querer, procuramos, procura, procuram, buscamos, trabalhamos, trabalha, mexemos, mexe, mexer, tocamos, toca, tocar, precisamos, precisa, aceitamos, contratamos, aplica, aplicável, previsto, desejado, relevante, relevantes, interessa, interessam, encontrar, encontrará, encontrarás, encontra, vais, vai, vão, ver, verás, existe, entra, entram, conta, contam, vale, consideramos, suportamos, oferecemos, programamos, escrevemos, permitido, admitimos, rola, cabe, está, pega, pegamos, curtimos, roda, rodamos, foi, foram, sido, ficou, ficaram, serve, servem, parte, trabalhar, planos, vamos, vez, opção',
    setting:
      'equipa, equipe, time, stack, casa, empresa, projeto, projetos, produto, produtos, ferramenta, ferramentas, coisa, coisas, código, site, sites, app, orm, cms, linguagem, linguagens, base, bases, framework, frameworks, biblioteca, mundo, velho, velha, velhos, velhas, antigo, antiga, antigos, último, última, últimos, últimas, resto, restos, scripts, script, servidores, servidor, monólito, sistema, sistemas, parte, tecnologias, tecnologia, solução, pouco, resta, restava, bom, boa, que, vaga, função, posição, planos, plano, lista, mapa, futuro, âmbito',
    removed:
      'ao lixo, pra reforma, para a reforma, na reforma, no museu, para o museu, pro museu, na sucata, para a sucata, abandonámo, abandonamo, eliminámo, eliminamo, retirámo, retiramo, descartámo, descartamo, enterrámo, enterramo, aposentámo, aposentamo, desligámo, desligamo, desativámo, desativamo, descontinuámo, descontinuamo, apagámo, apagamo, rejeitámo, rejeitamo, dispensámo, dispensamo, desinstalámo, desinstalamo, desmontámo, desmontamo, largámo, largamo, matámo, matamo, cancelámo, cancelamo, afastámo, afastamo, tirámo, tiramo, arrancámo, arrancamo, removemo, banimo, excluímo, excluimo, abandon|amos|ámos|ar|aremos|aram, elimin|ar|aremos|aram, retir|ar|aremos|aram, descart|ar|aremos|aram, enterr|ando|ar|aremos|aram, aposent|amos|ámos|ar|aremos|aram, deslig|amos|ámos|ando|ar|aremos|aram, desativ|amos|ámos|ando|ar|aremos|aram, descontinu|amos|ámos|ando|ar|aremos|aram, apag|amos|ámos|ando|ar|aremos|ados|adas|aram, rejeit|amos|ámos|ando|ar|aremos|ados|adas|aram, dispens|amos|ámos|ando|ar|aremos|ado|ada|ados|adas|aram, desinstal|amos|ámos|ando|ar|aremos|ado|ada|ados|adas|aram, desmont|amos|ámos|ando|ar|aremos|ado|ada|ados|adas|aram, larg|ando|ar|aremos|ada|ados|adas|aram, mat|ando|ar|aremos|ada|ados|adas|aram, cancel|amos|ámos|ando|ar|aremos|ados|adas|aram, afast|amos|ámos|ando|ar|aremos|ado|ada|ados|adas|aram, encost|amos|ámos|ando|ar|aremos|ado|ada|ados|adas|aram, remov|er|eremos|eram, exclu|ímos|ir|indo, exclu|imos|ido|ida|idos|idas, proib|imos|ir, ban|ir|indo, extint|o|a|os|as, suprim|imos|ir|ido|ida, prescind|imos|ir|indo|ido, descomission|ado|ada|ámos|amos|ando, sub|stituídos|stituídas, sub|stituidos|stituidas, sepult|ado|ada|ámos|amos, posta de lado, pusemos de lado, pôr de lado, por de lado, deixámos de lado, deixamos de lado, deixar de lado, deixámos para trás, deixamos para tras, deixamos para trás, deixar para trás, deixar para tras, deixando para trás, deixando para tras, ficou para tras, ficaram para tras, foi para a reforma, foi para a gaveta, foi pra gaveta, foi pro lixo, foram pro lixo, foram para o lixo, jogamos no lixo, jogado no lixo, mandámos embora, mandamos embora, demos adeus a, dizer adeus a, dissemos adeus à, demos adeus ao, nos livramos de, livrámos de, livramos de, livrámo-nos de, livramo-nos de, livrámo-nos do, livramo-nos do, livrámo-nos da, livramo-nos da, livrar de, livramos da, livrámos da, nos livramos do, nos livramos da, nos desfizemos do, nos desfizemos de, desfizemo-nos do, desfizemo-nos de, desfazer do, abrimos mão de, abrimos mao de, abrimos mão do, abrimos mao do, abrimos mão da, abrimos mao da, abrir mão de, abrir mao de, abrir mão do, abrir mao do, saímos do, saimos do, saímos da, saimos da, saindo do, saindo da, a sair do, virámos a página do, viramos a pagina do, viramos a página do, virámos a página de, viramos a pagina de, deixou de ser usado, deixaram de ser usados, deixou de se usar, deixamos de usar, deixámos de usar, deixar de usar, deixando de usar, deixamos de trabalhar com, paramos de usar, parámos de usar, parar de usar, parar com, paramos com, parámos com, acabamos com, acabámos com, acabar com, desistimos de, desistimos do, em desuso, caiu em desuso, em vias de extinção, em vias de extincao, em fase de retirada, fora da stack, fora do stack, fora da lista, fora dos planos, fora de serviço, fora de servico, acabou-se, acabou o, morreu de vez, rodou, dançou, dancou, foi embora, foi-se, não existe mais, nao existe mais, deu adeus, tirámos, tiramos, tirando o, arrancámos, arrancamos, cortámos, cortamos, matamos de vez, abandonad|o|a|os|as, retirad|o|a|os|as, removid|o|a|os|as, eliminad|o|a|os|as, proibid|o|a|os|as, vetad|o|a|os|as, banid|o|a|os|as, excluíd|o|a|os|as, descartad|o|a|os|as, enterrad|o|a|os|as, aposentad|o|a|os|as, desligad|o|a|os|as, desativad|o|a|os|as, obsolet|o|a|os|as, descontinuad|o|a|os|as, reformad|o|a|os|as, largado, deitado fora, posto de lado, deixado de lado, deixado para trás, jogado fora, no lixo, para o lixo, pro lixo, retirando, eliminando, removendo, abandonando, aposentando, descartando, descartámos, descartamos, eliminámos, eliminamos, removemos, retirámos, retiramos, banimos, matámos, matamos, jogamos fora, deitámos fora, coisa do passado, é passado, é história, história, passado, de saída, a caminho da saída, fora de questão, fora de jogo, morto, morta, morreu, dito adeus a, dissemos adeus a, dissemos adeus ao, livrámos do, livramos do, livrando do, livrar do, saiu de cena, foi pro saco, foi para o lixo, foi de vez, adeus, tchau, tabu, não permitido, em fim de vida, rejeitado, rejeitada, cancelado, cancelada, apagado, apagada, fica à porta, ficam à porta, fica de fora, ficam de fora, saindo de cena, na gaveta, arrumado na gaveta, chumbado, chumbada, matado, enterrámos, enterramos, foi à vida, foi com os porcos, ficou para trás, ficaram para trás, acabou, acabámos, parámos, paramos, ficou no passado, já era, pertence ao passado, pertencem ao passado, fora do âmbito, fora de âmbito, fora do escopo, fora de escopo, fora do projeto, de parte, posto de parte, desistimos, largámos, largamos',
    refusal:
      'tampouco, nem isso, não, não obrigado, nem pensar, nem a brincar, nem brincando, nem por sombras, nem sonhar, nem em sonhos, nem morto, nem a pau, nem ferrando, nem fodendo, nem ver, nem de graça, jamais, nunca, nunca mais, nunca na vida, de jeito nenhum, de maneira nenhuma, de forma alguma, nada disso, tô fora, to fora, tamo fora, estamos fora, dispenso, dispensamos, esquece, fica em casa, pode ficar em casa, pode ficar na gaveta, deus me livre, credo, sai fora, não mesmo, nem uma linha, nem um pingo, nem pó, em caso algum, sob hipótese alguma, em hipótese alguma, pode esquecer, podes esquecer, nem por isso, nao, nao obrigado, não senhor, nada',
    dismissal:
      'não é para vocês, nao e para voces, não é pra vocês, nao e pra voces, não é para vós, nao e para vos, não é pra ti, nao e pra ti, não é o teu lugar, nao e o teu lugar, não é o seu lugar, nao e o seu lugar, não é a tua praia, nao e a tua praia, não é a sua praia, nao e a sua praia, esta vaga não é para ti, esta vaga nao e para ti, essa vaga não é pra você, essa vaga nao e pra voce, essa vaga não é pra vocês, essa vaga nao e pra voces, não é a tua vaga, nao e a tua vaga, não é a sua vaga, nao e a sua vaga, não se candidatem, nao se candidatem, não se inscreva, nao se inscreva, não te inscrevas, nao te inscrevas, não apliquem, nao apliquem, não te apliques, nao te apliques, não mande currículo, nao mande curriculo, não mandes currículo, nao mandes curriculo, nem mande currículo, nem mande curriculo, nem perca tempo, não percas tempo, nao percas tempo, não percas o teu tempo, nao percas o teu tempo, poupe seu tempo, poupa o teu tempo, passe longe, passa longe, pode pular, pode passar direto, procura outra, procure outra, não vais gostar, nao vais gostar, não vai gostar, nao vai gostar, favor não se candidatar, favor nao se candidatar, favor não aplicar, favor nao aplicar, abstenha-se, abster-se, não é para ti, não é pra você, não é para você, não é para si, esta vaga não é pra você, continue a procurar, continua a procurar, siga em frente, segue em frente, não é o lugar certo, lugar errado, sítio errado, vaga errada, nem se candidate, não se candidate, não te candidates, não perca tempo, não perca seu tempo, nem aplica, não aplica, não aplique, pode passar, passa à frente, nem precisa se candidatar, nem precisa aplicar, não é dessa vez, não é desta',
    only: 'a tua praia é, a tua praia e, a sua praia é, a sua praia e, sua praia é, sua praia e, a tua praia, a sua praia, o teu forte é, o teu forte e, o seu forte é, o seu forte e, seu negócio é, seu negocio e, o seu negócio é, o seu negocio e, sua praia, só, somente, apenas, unicamente, exclusivamente, nada mais que',
    pitch:
      'escrev|er|am|as|a|ermos, lig|ar|uem|ues|ue, contact|es|e|ar-nos, contat|e|em, candidat|em|es|ar-se|ura, respond|er|am|a, propo|nham|nhas|nha, incomod|ar|em|e|es, apresent|ar|em, inscrev|am|a|er|er-se, encaminh|ar|em|e, freelancers, empresas, consultor, desenvolvedor, programador, currículo, curriculo, currículos, curriculos, curriculum, enviar, envie, envies, enviem, enviarem, mandar, mande, mandes, mandem, manda, propor, contactar, contatar, contactem, aplicar, aplique, candidatar, candidate, candidatarem, perfil, perfis, candidaturas, candidatos, cvs, cv, pessoas, desenvolvedores, programadores, devs, dev, especialistas, consultores, me, mim, nos, galera, pessoal, turma, malta',
  },
};
