// The words that tell a role's level and discipline, in the languages that job descriptions mix.

export const roleCues = {
  senior:
    'senior, sr, snr, senior level, mid senior, mid senior level, distinguished, sénior, sênior, séniore, seniore, seniorní, seniorer, senior:in, seniorentwickler, seniorentwicklerin, erfahrener, erfahrene, erfahrenen, erfahrene:r, leitender, leitende, confirmé, confirmée, expérimenté, expérimentée, starszy, starsza, старший, старшего, ведущий, ведущего, сеньор, シニア, シニアレベル, 高级, 高級, 资深, 資深, 시니어, kıdemli, ervaren, erfaren, vanhempi',
  /** Ranks whose words mean other things as well. */
  rank: 'lead, staff, principal, leiter, teamleiter, lider, líder, リード, リーダー, 首席',
  /** Titles of leads. */
  lead: 'tech lead, technical lead, team lead, teamlead, techlead, technology lead, engineering lead, development lead, dev lead, software lead, backend lead, back end lead, frontend lead, platform lead, entwicklungsleiter, líder técnico, lider técnico, líder de equipo, 技术主管, テックリード, тимлид, техлид',
  otherLevel:
    'junior, jr, mid, mid level, middle, intermediate, medior, graduate, entry level, trainee, intern, internship, werkstudent, werkstudentin, regular, associate, pleno, débutant, młodszy, ジュニア, 初级, 中级, 주니어',
  /** A role's name in the singular. */
  roleNoun:
    'engineer, developer, programmer, architect, consultant, administrator, admin, analyst, designer, scientist, manager, tester, sre, sdet, devops, devops engineer, dba, specialist, associate, technologist, coder, dev, swe, hacker, expert, technician, researcher, owner, contributor, individual contributor, hire, level, role, position, candidate, scrum master, strategist, professional, opportunity, vacancy, entwickler, entwicklerin, entwickler:in, entwickler*in, entwickler/in, softwareentwickler, softwareentwicklerin, webentwickler, programmierer, programmiererin, ingenieur, ingenieurin, architekt, berater, softwarearchitekt, backendentwickler, backendentwicklerin, fullstackentwickler, fullstackentwicklerin, seniorentwickler, seniorentwicklerin, ingénieur, ingénieure, développeur, développeuse, architecte, desarrollador, desarrolladora, ingeniero, ingeniera, programador, programadora, arquitecto, desenvolvedor, desenvolvedora, engenheiro, engenheira, sviluppatore, sviluppatrice, ingegnere, ontwikkelaar, programmeur, programista, programistka, inżynier, utvecklare, utvikler, udvikler, ingenjör, kehittäjä, geliştirici, mühendis, mühendisi, vývojář, разработчик, разработчика, инженер, инженера, программист, программиста, エンジニア, 開発者, デベロッパー, アーキテクト, 工程师, 工程師, 开发, 开发工程师, 架构师, 개발자, 엔지니어',
  roleNouns:
    'engineers, developers, programmers, architects, consultants, administrators, admins, analysts, designers, scientists, testers, specialists, coders, devs, hackers, experts, researchers, engineering, development, hires, roles, positions, candidates, contributors, levels, talent, professionals, entwicklerinnen, entwickler:innen, entwickler*innen, ingenieure, développeurs, ingénieurs, desarrolladores, ingenieros, sviluppatori, ontwikkelaars, programmeurs, programiści',
  /** Who else there is, or what one may become: the words before tell that a level is not what is asked. */
  relation:
    'report, reports, reporting, report to, reports to, reporting to, alongside, collaborate, collaborating, collaborates, collaboration, mentored, mentor, mentoring, coached, coach, coaching, guided, guidance, guide, supervised, supervision, under, led by, learn, support, supporting, supported, assist, assisting, interact, interacting, liaise, liaising, partner with, partnering with, work with, works with, working with, worked with, work closely with, working closely with, together with, communicate, communicating, present, presenting, presentations, advise, advising, help, helping, helps, team of, grow into, growing into, grow, become, becoming, path, progress, progressing, progression, promotion, promoted, career, next to, interface with, integrate with, integrating with, engage, engaging, consult, backed, backed by, from, by, between, consume, consuming, hand over, handover, berichtet, berichten, gemeinsam mit, zusammen mit, unterstützung, unterstützt, unterstützen, zusammenarbeit, reviewed, with our, with the, with other, aux côtés, junto a',
  /** What is said before the role that is offered. */
  hiring:
    'looking for, look for, looking to hire, seeking, seek, seeks, hiring, hire, recruiting, recruit, we need, need, needs, want, wanted, join us as, join, as a, as an, as our, as, in search of, on the lookout for, role of, position of, position as, role as, role, position, title, job title, job, opening for, opportunity for, opportunities for, vacancy, vacancies, vacancy for, searching for, search for, apply, you are, you are a, you are an, you re, experience as, candidate, ideal, suchen, suchen wir, gesucht, sucht, als, für, recherche, recherchons, recherchons un, cherchons, buscamos, busca, poszukujemy, szukamy, zoeken, 募集, 招聘, 모집, ищем, cerchiamo, procuramos, söker',
  /** Nouns after "senior" that are no engineering role. */
  otherSenior:
    'living, care, citizen, citizens, stakeholder, stakeholders, management, leadership, leader, leaders, executive, executives, colleague, colleagues, member, members, partner, partners, client, clients, staff, official, officials, officers, people, adults, adult, residents, center, centre, home, homes, community, communities, housing, discount, discounts, school, high school, year, audience, audiences, decision makers, peers, customers, business, leads, managers, directors, director, level stakeholders, level executives, level management, teammates, team members, counterparts, sponsors, contacts, counsel, debt, notes, secured, moments, health, and, or, with, who, will, to, in, as, at, on, the, is, are',
  backend:
    'backend, back end, backends, server side, serverside, backend lead, back end lead, backendentwickler, backendentwicklung, backendentwicklerin, serverseitig, serverseitige, serverseitigen, backendowy, backendowiec, бэкенд, бекенд, バックエンド, サーバーサイド, サーバサイド, 后端, 後端, 服务端, 服务器端, 백엔드, 서버 개발',
  fullstack:
    'full stack, fullstack, full stacks, fullstackentwickler, fullstackentwicklerin, fullstackentwicklung, フルスタック, 全栈, 全端, 풀스택, фулстек, фуллстек, fulstek',
  /** Contains the words for back end or full stack, and means something else. */
  otherDiscipline:
    'server side rendering, server side rendered, server side tracking, server side tagging, back end of the year, back end of the week, back end of the month, back end of the quarter, back end of the house, back end of the line, back end fee, back end fees, backend fees, back end sales, full stack of, full stack marketer, full stack marketing, full stack recruiter, full stack accountant, backend as a service, non backend, non senior, non lead',
  /** Other disciplines, as a title names them. */
  anotherTrade:
    'frontend, front end, qa, quality assurance, test, tester, automation test, testing, mobile, android, ios, designer, ux, ui, ux/ui, ui/ux, devops, sre, site reliability, reliability, security, network, data scientist, data analyst, data science, system administrator, product manager, project manager, product owner, scrum master, sysadmin, infrastructure, cloud architect, machine learning, embedded, firmware, support, analyst, game, sales, marketing',
  /** Words of sentences rather than titles. */
  prose:
    'we, you, our, your, us, i, he, she, they, is, are, was, will, would, can, the, this, that, these, those, who, which, join, have, has, their, its, wir, ihr, sie, unser, unsere, du, dein, deine, ist, sind, nous, vous, notre, nuestro, as, if, when, what, how, help, mentor, reporting, report, manage, managing, communicate, it, do, does, be',
  /** Where a role's level or name is stated as a datum. */
  datum:
    'level, experience level, seniority, seniority level, role, position, title, job title, job, career level, karrierelevel, position level, job level, berufserfahrung, poziom, nivel, niveau, grade, levels, role level, roles, positions, stelle',
  /** Headings of what is asked for. */
  demandingHeading:
    'requirements, requirement, required, must have, must haves, qualifications, basic qualifications, minimum qualifications, what you bring, what you ll bring, what you will bring, what we expect, your profile, about you, who you are, you have, you bring, what you need, what you ll need, we are looking for, looking for, skills, key skills, technical skills, your skills, you will have, you ll have, essential, essentials, essential skills, experience, your experience, what we re looking for, person specification, anforderungen, dein profil, ihr profil, das bringst du mit, was du mitbringst, das bringen sie mit, was sie mitbringen, profil, voraussetzungen, compétences, profil recherché, requisitos, perfil, wymagania, vereisten, eisen',
  /** Headings of what is welcome. */
  welcomingHeading:
    'nice to have, nice to haves, bonus, bonus points, bonus points for, plus, pluses, preferred, preferred qualifications, preferred skills, desirable, desired, desirable skills, good to have, great to have, extra points, optional, advantageous, it s a plus, would be a plus, big plus, extra credit, ideally, pluspunkte, wünschenswert, von vorteil, nice to know, les plus, un plus, se valorará, deseable, mile widziane',
  /** Headings of everything else. */
  neutralHeading:
    'about us, about the company, about the role, the role, the company, our company, who we are, responsibilities, key responsibilities, what you ll do, what you will do, what you do, your tasks, tasks, aufgaben, deine aufgaben, ihre aufgaben, das erwartet dich, über uns, what we offer, we offer, benefits, perks, our stack, tech stack, our tech stack, technologies, the stack, stack, what we do, how we work, why us, why join us, your role, job description, about, the team, our team, your mission, mission, wir bieten, unser angebot, was wir bieten, missions, nous offrons, responsabilidades, ofrecemos, oferujemy, duties, day to day, our process, how to apply, contact',
} as const;
