// English cues. They are read in texts of every language, since job descriptions everywhere mix them in.
import type { CompleteLanguage } from './language.ts';

/** Negators of technologies before them: `Hadoop is gone`. */
const gone =
  "is gone, are gone, is dead, is history, is out, is a no, is being retired, was retired, was dropped, was scrapped, was switched off, is being phased out, has been phased out, we are phasing it out, we're phasing it out, we are moving off it, is not our thing, isn't our thing, is not our cup of tea, isn't our cup of tea, is behind us, are behind us, days are over, days are behind us, need not apply, a hard no, hard no, free zone, left behind";

export const english: CompleteLanguage = {
  tag: 'en',
  tells:
    "the, and, of, to, with, for, you, we, our, your, is, are, will, be, or, as, that, have, this, from, an, in, a, not, on, at, by, they, who, what, it, us, their, can, about, all, should, would, if, has, no, but, those, there, any, some, into, out, up, do, does, don't, i, he, she, we're, we've, you'll, you're, won't, it's, than, then, when, which, was, were, been, other, only, how, why, my, such, also, may, both, its, using, within, across, looking, join, need, needed, without, off, days, day, these, non",
  small: 'a, an, and, at, by, for, from, in, of, on, or, the, to, with',
  suspending: 'and, or, of',
  abbreviations:
    'min, max, ca, e.g, i.e, eg, ie, incl, approx, vs, sr, jr, dr, mr, mrs, ms, snr, esp, dept, inc, ltd, corp, st',
  decoys:
    'github profile, github profiles, github account, github link, gitlab profile, sent from outlook, sent from outlook for ios, sent from outlook for android, get outlook for ios, get outlook for android, sent from my iphone, sent from my ipad, sent from mail for windows, dbt therapy, dbt therapist, dbt skills, cbt and dbt, dbt and cbt, cbt or dbt, cbt dbt, c level, c levels, c suite, c class, c corp, c section, c span, r&d, r & d, r and d, go to market, go live, go lives, go getter, go getters, go ahead, on the go, go to person, go to guy, go to expert, go to place, go to source, rest of the, rest assured, rest day, rest days, rest periods, rest and relaxation, american express, express delivery, express shipping, express entry, spring cleaning, spring semester, spring break, next generation, next gen, next level, next step, next steps, next to, access control, access management, access rights, react quickly, react fast, react promptly, swift response, swift action, usb c, type c, vitamin c, hepatitis c, series c, plan c, class c, grade c, plan r, chef de partie, sous chef, head chef, pastry chef, family unity, google express, python(s), ruby tuesday, monty python, star schema, flask of, helm of, at the helm, take the helm, taking the helm, data vault, crystal report, google play, play store, google play store, google play console, play console, linear regression, linear model, linear models, linear programming, linear algebra, hypothesis testing, hypothesis driven, hypothesis generation, express route, access point, access points, emr system, emr systems, emr software, emr/ehr, ehr/emr, go/no go, go no go, start in spring, starts in spring, starting in spring, begins in spring, beginning in spring, spark joy, spark interest, spark ideas, spark change, early spring, late spring, this spring, next spring, excel at, unity of, node of, access to, easy access, full access, word of mouth, last word, key word, in other words, ts/sci, ts / sci, ts clearance, clearance level: ts, clearance: ts, aws d1.1, aws d1, aws certified welding inspector, aws certified welder, american welding society, sap2000, sap 2000, join us in spring, paid in spring, planned for spring, ant group, ant financial, ant media',
  numerals:
    'one, two, three, four, five/half a decade, six/half a dozen, seven, eight, nine, ten/decade/a decade, eleven, twelve/a dozen, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen, twenty/two decades',
  nounEndings:
    'ity, ion, ions, ship, ness, ment, ments, ing, work, ism, ance, ence, ogy, ics, care, ists, ties, thy, ude, ers, ills, tech, aas, erly, edly',
  mention: {
    negator: `stopped doing, we're done with, we are done with, nope, nah, scrapped, abandoned, turn off, on its way out, on their way out, none needed, none required, none necessary, no, not, never, without, w/o, neither, nor, none of, don't, dont use, dont need, dont want, dont have, dont know, dont write, dont do, dont run, dont touch, dont require, dont support, dont work with, dont look for, don t, doesn't, doesnt, didn't, won't, wont, isn't, isnt, aren't, arent, wasn't, weren't, shouldn't, needn't, haven't, hasn't, cannot, can't, instead of, rather than, in place of, in lieu of, as opposed to, unlike, except, except for, excluding, avoid, avoiding, away from, moved on from, moving on from, move on from, moved off, moving off, migrated off, migrating off, a no go, no gos, rid of, no longer, zero, stopped using, stop using, we used to use, we used to run on, we used to work with, sunsetting, phasing out, phased out, replaced by, irrelevant, out of scope, not in scope, excluded, never again, no thanks, no thank you, banned, don'ts, ${gone}, binned, ditched, they dropped, we dropped, we've dropped, we retired, we've retired, ripped out, decommissioned, don't care about, do not care about, migrating away from, said goodbye to, anything but, no room for, we left behind, nobody needs, no one needs, nobody uses, no one uses, nobody touches, no one touches, you'll never touch, no interest in, zero interest in, moved past, outgrown, zero appetite for, no appetite for, allergic to, spare us, steer clear of, stay away from, leave your, we killed, we removed, we've removed`,
    affirmation:
      "zero-to-one, zero to one, non-relational, non relational, no-relational, don't skimp, do not skimp, not exclusive to, not a beginner, not beginners, no beginner, not limited by, not tied to, not locked into, not dogmatic, no need to worry, not the first, no particular order, not in any particular order, not in a particular order, not exhaustive, not an exhaustive list, not a complete list, not only, not just, not merely, not simply, not solely, not exclusively, not limited to, not restricted to, isn't limited to, aren't limited to, not to mention, not least, not afraid, not be afraid, not scared of, not a stranger, no stranger, no strangers, no matter, no doubt, no problem, no less than, no fewer than, not less than, not fewer than, no nonsense, no brainer, no code, no one, no 1, no. 1, no.1, not yet, why not, nothing but, live without, imagine without, without a doubt, without doubt, without issue, without issues, not forget, don't forget, not hesitate, don't hesitate, not new, isn't new, no worries, don't worry, not worry, or not, not the only, isn't the only, isn't just, isn't only, aren't just, aren't only, don't just, don't only, doesn't just, doesn't only, no shortage of, no fear of, not mind, don't mind, not matter, doesn't matter, not bad, no limits, no limit, no later, no secret, not even, not quite, not everything, not all, not a problem, not an issue, no issue, no issues, no more than, not more than, not uncommon, non negotiable, non negotiables, if not, not average, not your average, not your typical, or without, don't need to be a, don't need to be an, don't have to be a, don't have to be an, no need to be a, no need to be an, need not be a, need not be an, needn't be a, needn't be an, not need to be a, not need to be an, not have to be a, not have to be an, isn't a pure, not a pure, isn't purely, not purely, never be afraid, never only, never just, won't just, won't only, don't simply, not a typical, no typical, not optional, never optional, isn't optional, rather than only, rather than just, instead of only, instead of just, not unlike, zero trust, not enough, isn't enough, when not to use, not outsource, don't outsource, avoid downtime, without downtime, without sacrificing, no lack of, but not necessarily, zero downtime, zero knowledge, people without experience, without experience and, without the need for, without the need to, without having to",
    supposition: 'if, even if, whether, unless, worry',
    contrast: 'but, however, although, though, whereas, while, yet, instead',
    be: "is, are, were, be, being, isn't, aren't, wasn't, will, would, can, has, have, been, 's, was",
    demand: `turn off, on its way out, on their way out, none needed, none required, none necessary, required, require, needed, need, necessary, mandatory, essential, must, must have, a must, requirement, requirements, prerequisite, prerequisites, used, use, wanted, desired, expected, relevant, important, allowed, supported, considered, applicable, welcome, sought, accepted, obligatory, compulsory, crucial, critical, our thing, no gos, part of, for us, for you, here, apply, out of scope, not in scope, excluded, in scope, touch, never again, no thanks, no thank you, banned, phased out, replaced by, irrelevant, don'ts, rid of, find, ${gone}, no interest in, zero interest in`,
    preference:
      "makes you stand out, make you stand out, makes you shine, earns you, earn you, sets you apart, is a boost, over the moon, on the wishlist, on our wishlist, on the wish list, gets a biscuit, would be amazing, would be a dream, is a nice extra, biscuit, brownie, top of the pile, top of the list, front of the queue, ahead of the pack, gives you an edge, give you an edge, an edge, goes a long way, go a long way, an extra, great extra, kudos for, kudos if, props for, props if, points if, bonus for, added bonus, if possible, we'd love, we'd love to see, they'd love, would love to see, comes in handy, come in handy, not needed but, will impress us, nice extra, sweetener, great if, bonus if, cherry on top, extra love, delighted, we'd be delighted, happy if, if you have it, icing on the cake, would be awesome, plus, a plus, bonus points for, bonus, extra points, nice to have, good to have, great to have, preferred, preferably, preference, desirable, desired, advantage, advantageous, beneficial, benefit, ideally, ideal, optional, optionally, helpful, welcome, appreciated, favourable, favorable, asset, valued, valuable, would be great, nice, handy, useful, brownie points, pluses, bonuses, would help, wouldn't hurt, would not hurt, doesn't hurt, does not hurt, won't hurt, useful but not required, welcome but not required, what would set you apart, what sets you apart, non essential, not essential, good to know, even better, would be lovely, would be good, nice 2 have, helps",
    obligation:
      "has to be, have to be, bread and butter, are the bread and butter, is the bread and butter, has to have, you have to, musts, is a must, are musts, are a must, is non negotiable, are non negotiable, non negotiable, insists on, insist on, is critical, are critical, is crucial, are crucial, is vital, are vital, is key, are key, is important, are important, what matters is, what counts is, what we care about is, what they care about is, has to know, gotta know, needs to know, needs to be, prereq, prereqs, is a given, are a given, can't do without, cannot do without, no way around, table stakes, obligatory, compulsory, hard requirement, you should know, should know, need to know, have to know, they test for, we test for, required, requires, require, must, must have, must haves, a must, mandatory, essential, necessary, needed, prerequisite, minimum, at least, you need, you must, indispensable, you must have, you'll need, you will need",
    requirement:
      "you've shipped, you've built, required, requires, require, must, must have, must haves, mandatory, essential, necessary, needed, you need, you have, you bring, minimum, at least, proficient, proficiency, strong, solid, deep, extensive, proven, expert, expertise, fluent, hands on, you know, years, year, prerequisite, experienced, experience, experience with, experience in, knowledge of, knowledge, skilled, skilled in, excellent, advanced, you must have, you'll need, you will need, we need, we expect, you also need, you only need, curiosity about, curious about",
    handling:
      'tried, u know, bit of, experience with, experience in, experienced in, experienced with, background in, knowledge of, knowledge in, understanding of, familiarity with, familiar with, proficiency in, proficiency with, proficient in, expert in, experts in, skilled in, skills in, skills with, competence in, competent in, competent with, fluent in, fluency in, versed in, command of, exposure to, grasp of, mastery of, comfortable with, comfortable in, hands on with, worked with, use, uses, used, using, utilizing, utilising, leveraging, written in, wrote, write in, writing in, coding in, code in, programming in, program in, programming with, develop in, developing in, development in, developing with, development with, developed in, implemented in, built in, built with, built on, build with, building with, based on, powered by, runs on, years of, year of, experience, expertise, proficient, curiosity about, curious about, interest in, interested in, know your way around, find your way around, at home in, at ease with',
    usage:
      "try, without, you've shipped, you've built, w/, in, with, via, such as, like, including, include, includes, e.g, eg, i.e, especially, particularly, preferably, ideally, know, knows, knowing, learn, learning, love, loves, adopt, adopting, adopted, from, into, to, mostly, primarily, mainly, either, both, write, writing, running, of, our, your, modern, some, solid, strong, idiomatic, production, deep, choose, chose, prefer, prefers, ship, ships, teach, set up, setting up, tune, tuning, administer, administering, configure, configuring, operate, operating, for, senior, junior, lead, backend, frontend, full stack, must have, require, requires, requiring, need, needs, you need, you have, nice to have, you'll need, you will need, we need, you must have, on",
    trade:
      'developer, developers, engineer, engineers, programmer, programmers, programming, coder, coders, dev, devs, administrator, administrators, framework, frameworks, codebase, codebases, code base, guru, ninja, hacker, specialist, architect, architects, consultant, freelancer, contractor, expert, experts, enthusiast, job, jobs, shop, dba, dbas',
    pointer: 'library, libraries, with, via, like, such as, including, includes, e.g, eg',
    artefact:
      'api, apis, app, apps, application, applications, library, libraries, component, components, hooks, services, service, microservice, microservices, backend, backends, back end, frontend, front end, code, language, stack, ecosystem, experience, skills, skill, knowledge, development, script, scripts, scripting, project, projects, module, modules, package, packages, server, servers, endpoint, endpoints, interface, interfaces, function, functions, cluster, clusters, pipelines, charts, cookbooks, manifest, manifests, proficiency, expertise, background, certification, runtime, toolchain, compiler, tests, web, tooling, sdk, version, versions, macros, queries, database, databases, web services, webservices, based, powered, native, focused, driven, boilerplate, websites, website, templates, plugins, plugin, ui, uis, team, guild, conference, community, concurrency, generics, internals',
    technicalArtefact:
      'component, components, hooks, api, apis, library, libraries, backend, backends, back end, frontend, front end, microservice, microservices, scripts, scripting, modules, endpoints, sdk, compiler, runtime, toolchain, cookbooks, manifests, charts, boilerplate, based, stack, ecosystem, generics, concurrency, tests',
    glue: 'w/, is, are, were, or, and, nor, for, with, in, at, as, to, by, from, via, using, preferred, required, desirable, where, when, which, who, but, including, a plus, plus, has, have, etc, not, instead, rather than, over, than, would, will, well, daily, since, inside, within, across, under, preferably, ideally, nice to have, optional, because, while, if, also, too, then, must, should, can, you, we, yet, already, anymore, any more, today, now, there, before, every, skills, needed, essential, welcome, first, only, everywhere, here, experience, developer, developers, of, was, on',
    likeness:
      "whatever you like, whatever works, whatever, either is fine, either one, either works, either will do, both fine, both are fine, both work, all fine, any is fine, any of them, any of these, any of those, any one of them, any one, any will do, one of these, one of them, one of those, one of the two, one of the three, you choose, u decide, you decide, your choice, your call, your pick, pick your poison, choose one, dealer's choice, no preference, or anything, or something like that, or something similar, or something comparable, or the likes, doesn't matter, don't care, dont care, don't mind, same to us, same to me, same thing to us, or one of, pick one, take your pick, doesn't matter which, don't care which, we don't mind which, we're not picky, whichever, or other, or another, or any other, or similar, or equivalent, or comparable, or related, and other, and similar, and related, or a similar, or an equivalent, or alternatives, or the like",
    announcement:
      'stack, tech stack, technologies, technology, tools, tooling, languages, language, langs, dbs, infra, frameworks, framework, libraries, skills, skill, tech, backend, back end, frontend, front end, databases, database, requirements, infrastructure, platform, mobile, web, data, toolset, keywords, tags, environment, must have, must haves, nice to have, experience, expertise, knowledge, techstack, role, position, title, we use, you know, software, required, preferred, plus, bonus, services, could have, should have',
    software:
      'software, configuration, provisioning, backend, back end, frontend, front end, full stack, fullstack, code, coding, codebase, programming, programmer, developer, developers, engineer, engineers, engineering, api, apis, microservices, deploy, deployed, deployment, stack, tech stack, framework, frameworks, library, libraries, server, servers, database, databases, compile, compiler, written in, written, ship, scripts, script, production, web, app, apps, application, applications, mobile, cloud, services, languages, language, distributed, open source, data',
    everyday:
      'chef, packer, postman, playwright, rancher, consul, envoy, prefect, composer, assembler, looker, unity, next, play, accessibility, phoenix, jersey, cordova, travis, claude, luigi, karma, emotion, poetry, access',
    region:
      'alabama, al, alaska, ak, arizona, az, arkansas, ar, california, ca, colorado, co, connecticut, ct, delaware, de, florida, fl, georgia, ga, hawaii, hi, idaho, id, illinois, il, indiana, in, iowa, ia, kansas, ks, kentucky, ky, louisiana, la, maine, me, maryland, md, massachusetts, ma, michigan, mi, minnesota, mn, mississippi, ms, missouri, mo, montana, mt, nebraska, ne, nevada, nv, new hampshire, nh, new jersey, nj, new mexico, nm, new york, ny, north carolina, nc, north dakota, nd, ohio, oh, oklahoma, ok, oregon, or, pennsylvania, pa, rhode island, ri, south carolina, sc, south dakota, sd, tennessee, tn, texas, tx, utah, ut, vermont, vt, virginia, va, washington, wa, west virginia, wv, wisconsin, wi, wyoming, wy, usa, uk',
    lack: "can't, cannot, cant, lack, lacking, lacks, missing, miss, new to, without, not, never, no, haven't, hasn't, don't, don t, doesn't, never used",
    terms:
      'w2, c2c, b2b, b2c, saas, kpi, kpis, okr, okrs, crm, erp, gdpr, ir35, pto, usp, remote, hybrid, onsite, on site, full time, part time, permanent, contract, freelance, temporary, home office, homeoffice, m, w, f, d, x, h',
    list: 'otherwise, failing that, or failing that, or else, else, or alternatively, or possibly, or perhaps, or maybe, or at least, or at a pinch, at a pinch, or even, or in, and, or, nor, as well as, plus, then, and/or, alternatively',
    passage:
      'a, an, the, any, our, your, of, for, in, with, to, as, from, by, prior, previous, deep, extensive, formal, professional, commercial, specific, particular, existing, much, single, line, lines, use, using, uses, used, need, needs, needed, require, requires, requiring, required, want, wants, look, looking, looking for, seek, seeking, hire, hiring, work, working, write, writing, develop, developing, code, coding, program, programming, have, having, know, do, does, did, consider, considering, accept, accepting, support, supporting, touch, run, running, deploy, deploying, currently, really, usually, actually, necessarily, experience, knowledge, skills, familiarity, background, expertise, exposure, understanding, proficiency, legacy, pure, plain, old, year old, classic, role, position, job, plan, planning, plans, intend, expect, expecting, interested, people, candidates, someone, anyone, experience with, experience in, knowledge of, work with, working with, familiar with, proficient in, skills in, background in, understanding of, familiarity with, written in, another, either, strictly, also, offer, offering, build, building, maintain, maintaining, be, being, both, more, new, additional, developer, developers, engineer, engineers, programmer, programmers, apps, applications, services, development, shop, framework, frameworks, technologies, such as, like, e.g, eg, recruiting, full time, it, this, these, include, includes, involve, involves, interest, interest in, place, room, on, last, final, find, here, see, please',
    follower:
      'developer, developers, engineer, engineers, programmer, programmers, experience, knowledge, skills, skill, code, services, apps, applications, application, expertise, development, background, role, position, job, roles, positions, jobs, specialist, specialists, expert, experts, shop, people, candidates, framework, library, projects, programming, project, familiarity, proficiency, or similar, etc, in particular, at all, anymore, any more, here, skillset, api, apis, backend, backends, stack, alone, please',
    verb: 'use, uses, using, used, want, wants, looking for, interested in, run, running, runs, write, writing, love, like, know, need, needs, work with, working with, built with, build with, written in, built on, deploy, choose, prefer, replaced, replace, replacing, adopted, migrated, moved, switched, does',
    years:
      "decade, a decade, half a decade, two decades, years', year's, years exp, yrs exp, years, year, yrs, yr, yrs experience, yoe, years plus",
    nature:
      'language, languages, stack, framework, frameworks, library, libraries, database, databases, backend, back end, frontend, front end, runtime, compiler, tool, tooling, cloud, broker, orm, orchestrator, cloud provider',
    usedWhat: 'used, what, been',
    replaced:
      "replaced, superseded, swapped, ditched, succeeded, we're replacing, we are replacing",
    successor: 'by, with, for, in favour of, in favor of',
  },
  role: {
    senior: 'senior ish, senior level, most senior, more senior, seasoned, veteran, very experienced, highly experienced, grey hair, gray hair, grey haired, gray haired, old hand, heavy hitter, l5, ic5, sr dev, senior, sr, snr, distinguished, senior:in',
    rank: 'lead, staff, principal',
    lead: 'team leader, technical leader, tech leader, squad lead, chapter lead, engineering manager, development manager, dev manager, software development manager, head of, head of engineering, head of development, director of engineering, vp engineering, vp of engineering, lead engineer role, hands on lead, player coach, tech lead, technical lead, team lead, teamlead, techlead, technology lead, engineering lead, development lead, dev lead, software lead, backend lead, back end lead, frontend lead, platform lead',
    otherLevel:
      'graduate scheme, junior ish, mid level, midlevel, mid weight, midweight, mid ish, newly qualified, new grad, newgrad, grad, grads, recent graduate, recent graduates, working student, student worker, placement student, industrial placement, year in industry, placement year, apprentice, apprenticeship, school leaver, school leavers, career changer, career changers, career starter, career starters, early career, starter role, first job, entry, summer job, work experience placement, co op student, engineer ii, developer ii, swe ii, engineer i, developer i, engineer 1, developer 1, l4, ic4, l3, ic3, mid career, junior, jr, mid, middle, intermediate, medior, graduate, entry level, trainee, intern, internship, regular, associate',
    roleNoun:
      'person, guy, gal, human, folks, ace, whiz, programmer analyst, engineer ii, developer ii, swe ii, sysadmin, devsecops, secops, mlops, finops, netops, sysops, qa, bod, squad lead, engineering manager, dev manager, backend person, back end person, frontend person, front end person, full stack person, devops person, data person, ninja, guru, rockstar, wizard, engineer, developer, programmer, architect, consultant, administrator, admin, analyst, designer, scientist, manager, tester, sre, sdet, devops, dba, data scientist, data analyst, system administrator, product manager, project manager, product owner, specialist, associate, technologist, coder, dev, swe, hacker, expert, technician, researcher, owner, contributor, hire, level, role, position, candidate, scrum master, strategist, professional, opportunity, vacancy, pentester, frontender, backender, app developer, systems administrator, eng, android person, site reliability engineer, database administrator, recruiter, teacher',
    roleNouns:
      'engineers, developers, programmers, architects, consultants, administrators, admins, analysts, designers, scientists, testers, specialists, coders, devs, hackers, experts, researchers, engineering, development, hires, roles, positions, candidates, contributors, levels, talent, professionals',
    relation:
      "act as, acts as, acting as, serve as, serves as, report, reports, reporting, alongside, collaborate, collaborating, collaborates, collaboration, mentored, mentor, mentoring, coach, coaching, guided, guidance, guide, supervised, supervision, under, learn, support, supporting, supported, assist, assisting, interact, partner with, partnering with, work with, works with, working with, worked with, work closely with, working closely with, together with, communicate, communicating, present, advise, help, helping, helps, team of, up to, growing into, grow, become, becoming, path, progress, progressing, progression, promotion, promoted, career, next to, interface with, integrate with, integrating with, engage, consult, backed, from, by, between, consume, consuming, hand over, handover, reviewed, with our, with the, with other, you hire, you'll hire, you will hire",
    hiring:
      "they're after, we're after, we are after, looking for, look for, seeking, seek, seeks, hiring, hire, recruiting, recruit, we need, need, needs, someone, somebody, want, wanted, join, as a, as an, as, in search of, on the lookout for, role, position, title, job, opening for, opportunity for, opportunities for, vacancy, vacancies, searching for, search for, apply, you are, you're, experience as, candidate, ideal",
    otherSenior:
      'living, care, citizen, citizens, stakeholder, stakeholders, management, leadership, leader, leaders, executive, executives, colleague, colleagues, member, members, partner, partners, client, clients, staff, officials, officers, people, adults, center, centre, home, homes, community, communities, housing, discount, discounts, school, high school, year, audience, peers, customers, business, leads, managers, directors, director, teammates, contacts, counsel, generation, gen, time, times, of, health, and, or, with, who, will, to, in, as, at, the, is, are, residence, facility',
    backend:
      'backend person, back end person, backend, back end, backends, server side, serverside, backend lead, back end lead, backender',
    fullstack:
      'full stack person, full stack, fullstack, full stacks, mern stack, mean stack, mevn stack',
    otherDiscipline:
      'server side rendering, server side rendered, server side tracking, server side tagging, back end of the year, back end of the week, back end of the month, back end of the quarter, back end fees, backend fees, back end sales, full stack of, full stack marketer, full stack marketing, backend as a service, non backend, non senior, non lead',
    anotherTrade:
      'frontend, front end, qa, quality assurance, test, tester, testing, mobile, android, ios, designer, ux, ui, ux/ui, ui/ux, devops, sre, reliability, security, network, data scientist, data analyst, data science, system administrator, product manager, project manager, product owner, scrum master, sysadmin, infrastructure, machine learning, embedded, firmware, support, analyst, game, sales, marketing, technical writer, recruiter, teacher',
    asking:
      "you, your, you will, you'll, build, building, develop, developing, design, designing, own, implement, implementing, maintain, maintaining, work on, working on, experience, experience with, experience in, years, years of, knowledge, knowledge of, skills, skilled in, required, must, must have, strong, solid, expertise, proficiency, proficient in, development, engineering, looking for, hiring, seeking, need, we need, responsible, focus, focused, deliver, create, creating, write, writing",
    prose:
      "we, you, our, your, us, he, she, they, is, are, will, would, can, the, this, that, these, those, who, which, join, have, has, their, its, as, if, when, what, how, help, mentor, reporting, report, manage, managing, communicate, it, do, does, be, we need, we use, we're, you have, you know, you are, you're, you will, you need, you must, you bring, who you are, what we do, about us, about you, was, i, was",
    datum:
      'level, experience level, seniority, role, position, title, job, grade, levels, roles, positions',
    possessive: 'our, their, other, his, her',
    between: 'from, between',
    minor: 'some, little, light, occasional',
    standAlone: 'lead',
    mid: 'mid level, midlevel, mid weight, midweight, mid ish, engineer ii, developer ii, swe ii, l4, ic4, mid career, mid, middle, intermediate, medior, regular',
    staff: 'l6, ic6, staff',
    principal: 'principal, distinguished',
    frontend:
      'front ender, frontends, front ends, web ui, user interfaces, design system, jamstack, frontend person, front end person, frontend, front end, frontend lead, ui, ux/ui, ui/ux, frontender',
    mobile: 'mobile apps, mobile app, app dev, apps developer, app engineer, smartphone apps, mobile, android, ios, app developer, android person',
    data: 'data platform, data platforms, data engineering, data eng, data eng., data modeller, data modeler, insights analyst, reporting, recsys, recommender systems, quant, quantitative, quant researcher, statistician, data lake, data pipelines, prompt engineer, forecasting, data person, data, data scientist, data analyst, data science, machine learning, ml, ai, bi, business intelligence, applied, analytics, nlp, computer vision, mlops, etl, llm, genai, deep learning, data warehouse',
    infrastructure:
      'platform engineering, cloud operations, cloud ops, cloudops, sysops, netops, it operations, it ops, networking, storage, datacenter, data center, data centre, database admin, database engineer, dbre, ci/cd, release engineer, build engineer, systems engineer, systems engineering, system engineer, it administrator, it admin, server admin, virtualization, virtualisation, finops, production engineer, hosting, middleware, devops person, devops, sre, reliability, infrastructure, platform, platform lead, cloud, system administrator, sysadmin, network, dba, mlops, devsecops, systems administrator, site reliability engineer, site reliability, database administrator, infra',
    security: 'cyber, cyber security, information security, it security, soc, pen tester, pen testers, pen testing, pentesters, product security, cloud security, network security, application security, threat, threat intelligence, threat hunter, malware, forensics, dfir, incident responder, vulnerability, grc, ethical hacker, security, cybersecurity, infosec, pentester, appsec, devsecops, penetration',
    outsider:
      'recruiter, talent acquisition, sourcer, headhunter, scrum master, agile coach, product owner, technical writer, content writer, copywriter, sales engineer, presales, pre sales, presales engineer, pre sales engineer, sales representative, sales executive, account executive, account manager, customer success, marketing manager, community manager, office manager, trainer, teacher, tutor, lecturer, instructor, translator, accountant, bookkeeper, lawyer, legal counsel, paralegal, nurse, driver, cook, waiter, cashier, receptionist, clerk, guard, electrician, plumber',
    developer: 'engineer, developer, programmer, coder, dev, swe, hacker, eng',
    team: 'team, squad, crew, guild, chapter, tribe, department, teams, group',
    client: 'client, clients, customer, customers',
  },
  topic: {
    elsewhere:
      "another team, other team, other teams, a different team, different team, a partner, our partner, by partners, a supplier, our supplier, a vendor, our vendor, the vendor, a contractor, someone else, somebody else, by others, an agency, our agency, sister company, third party, not your job, someone else's job, next door, the team next door, a freelancer",
    taught:
      "you'd pick up, you'll pick up, you pick up, you can pick up, you'll learn, you will learn, you learn here, you can learn, can be learned, can be learnt, can learn here, we'll teach you, we will teach you, we teach you, we can teach you, teach it, we'll train you, will train you, we'll show you, learn on the job, learnable, we train, training provided, pick it up here, learn it here, you'd learn",
    seeking:
      "looking for, look for, seeking, seek, seeks, hiring, hire, recruiting, in search of, on the lookout for, on the hunt for, searching for, search for, we're after, they're after, is after, are after, wanted, need, needs, we need, needed",
    optionalLabel: 'should, could, may, shoulds, coulds',
    yours: 'your',
    helping:
      "mentor you, mentors you, will mentor you, coach you, coaches you, guide you, guides you, help you, helps you, support you, supports you, train you, trains you, teach you, teaches you, show you, shows you, pair with you, pairs with you, as your mentor, as your buddy, as a mentor, as a buddy, your mentor, your buddy, at your side, by your side, you'll have a, you will have a, you get a, you'll get a, backed by, onboards you, onboard you, has your back, replaces, replaced, take over from, taking over from, takes over from",
    member: 'member',
    asMember: 'as a, as an, experience as',
    joining: 'plus',
    substitute:
      'also works, works too, works as well, also fine, is fine too, is also fine, fine too, is ok too, is okay too, ok too, okay too, is ok as well, fine as well, also ok, also okay, also counts, counts too, counts as well, counts as much, will do too, would do too, will also do, would also do, does the job too, also does, also good, is good too, also accepted, accepted too, also welcome instead, experience counts, experience counts as well, experience is fine too, is fine instead, also an option, would be fine too, would work too, knowledge carries over, also acceptable, acceptable too, equally fine, equally good, just as good, is just as good, would also work',
    article: 'a, an, some, any',
    others: 'they, the client, our client',
    demandingWord:
      'criteria, essentials, table stakes, basics, must, musts, need, needs, expect, bring, person, candidate, someone, match, fit, suit, profile, skills, background, hope, seek, comfortable, care about, ask for',
    welcomingWord:
      'earns, boost, cake, cookies, standout, delight, delighted, impress, wow, edge, sparkle, hearts, jackpot, icing, cherry, regarded, favourably, bonus, grin, happier, head start, swoon, smile, happy, love, lovely, nice, extra, extras, points, wish list, wishlist, shine, optional, useful, better',
    taskWord:
      'days, desk, lands, impact, challenge, challenges, adventure, playground, colleagues, workplace, future, journey, manager, career, growth, salary, contract, start, first, responsibilities, do, doing, build, building, work, working, get, day, week, job, role, team, project, mission, offer, join, learn, stack, tasks, company',
    conditional: "we would, they'd, would, could, we'd, it'd, you'd, that'd, might",
    besides: 'already, ever, also, too, even',
    praise:
      'fab, sweet, ace, neat, fantastic, wonderful, brilliant, amazing, dope, super, cool, awesome, great',
    demandingHeading:
      "we'd like to see, like to see, would like to see, selection criteria, can't do without, cannot do without, table stakes, can't be missing, no compromises, need, needs, we want, must, requirements, requirement, required, must have, must haves, qualifications, what you'll bring, what you will bring, your profile, about you, who you are, you have, you bring, looking for, skills, you will have, you'll have, essential, essentials, experience, person specification, you should have, you should bring, you should know, we require, we expect, mandatory, you must have, you need, you will need, you'll need, what we need, experience with, experience in, knowledge of, deal breakers, deal breaker, dealbreakers, dealbreaker, needed, wanted, musts, have to have, non negotiable, non negotiables, reqs, reqs are",
    welcomingHeading:
      "also valued, lovely extras, valued, highly regarded, you might need, might need, may need, could use, might come in handy, come in handy, want, wants, nice, wishes, great if, stand out, cherry on top, icing on the cake, we'd love to see, points for, sweetener, sweeteners, nice to have, bonus, bonus points for, plus, pluses, preferred, desirable, desired, good to have, good to know, great to have, extra points, optional, advantageous, extra credit, ideally, should have, could have, secondary skills, what would set you apart, what sets you apart, additional qualifications, additional skills, would be great, non essential, useful but not required, welcome but not required, not essential, a plus, advantage, appreciated, asset, assets, helpful, brownie points, would be cool, what we'd like, what we'd love, you might have, even better, welcome skills, would be lovely, lovely to have, nice 2 have",
    taggingHeading:
      'technologies, technology, tech stack, stack, techstack, tags, keywords, toolset',
    neutralHeading:
      "small print, the small print, good to know about us, your days, your week, your day, lands on your desk, what lands on your desk, the seat, about us, the role, the company, our company, who we are, responsibilities, what you'll do, what you will do, what you do, tasks, tech stack, technologies, stack, what we do, how we work, your role, job description, about, the team, our team, mission, duties, day to day, our process, how to apply, contact, our tools, we use, our environment, technical environment, current tools",
    offeringHeading:
      "not for you if, isn't for you if, not for you when, not the right job for you if, we offer, we're offering, benefits, perks, what you get, what you'll get, we'll teach you, what you will learn, what you'll learn, why us, why join us, what's in it for you, our offer, what we can offer, in return, you'll love, you will love",
    resume:
      'work experience, professional experience, employment history, career history, curriculum vitae, résumé, resume, cv, education, references, objective, hobbies, professional summary, publications, personal details, date of birth, nationality, interests, present, to date, current, languages, certifications',
    self: "i, i'm, i've, i'd, my, me, myself",
    yes: 'yep, yup, sure, ofc, of course, obviously, naturally, definitely, absolutely, yes, y, x',
    company:
      'the company, our company, market, company, firm, agency, startup, start up, consultancy, founded, heritage, history, track record',
    moving:
      'migrating, migrate, moving, switching, transitioning, porting, migrated, moved, switched, transitioned, ported',
    origin: 'from',
    destination: 'to, onto',
    permitting:
      'ok, okay, fine, welcome, accepted, works, possible, considered, also fine, too, can apply',
  },
  detail: {
    whenLabel: 'when, start date, starting date, timeline, kickoff, kick-off',
    fromOn:
      'min, minimum, about, around, roughly, approx, approximately, over, more than, some, like, circa, ca, say, good, solid, another, only, just, from, upwards of, upward of, starting at',
    date: 'january, february, march, april, may, june, july, august, september, october, november, december, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, asap, immediately, immediate, next week, next month, 30d, straight away, right away, soon, q1, q2, q3, q4',
    starting:
      "kickoff, kick-off, begins, onboarding, you'd start, needed by, start, starting, starts, starter, begin, beginning, available, availability, notice",
    term: 'contract, warranty, probation, gig, assignment, fixed term, guarantee, lifespan, growth',
    offered:
      'course, courses, lessons, classes, paid, sponsor, sponsored, sponsoring, for free, budget',
    grade:
      'only, fine, helpful, asset, nice, welcome, b1, please, very, quite, rather, business, working, professional, intermediate, advanced, basic, basics, upper, good, decent, excellent, strong, great, solid, some, perfect, written, oral, level, skills, knowledge, command, grasp, understanding, ok, okay, too, also, min, required, useful',
    level:
      'fluent, fluently, fluency, native, natively, proficient, proficiency, bilingual, conversational, near native, native level, mother tongue, business level, business fluent, speak, speaks, speaking, speaker, speakers, spoken, verbal, professional level, professional proficiency, full professional proficiency, working proficiency',
    tongueLabel:
      'language, languages, language skills, spoken languages, working language, office language, language requirements, lang, langs',
    tongueCode:
      'en, eng, de, ger, nl, fr, fra, it, ita, pl, pol, es, esp, pt, por, sv, swe, da, dk, no, nor, ua, ru, ro, cz',
    degree:
      "b.s, b.sc, m.sc, beng, meng, undergraduate degree, college degree, graduate degree, cs degree, stem degree, comp sci degree, you are studying, currently studying, graduate in, degree, bachelor, bachelor's, bachelors, master, master's, masters, phd, bsc, msc, ph.d, doctorate, university degree, computer science degree, diploma, degrees, diplomas",
    tongue:
      'tagalog, filipino, afrikaans, punjabi, bengali, tamil, nepali, arabic, chinese, cantonese, korean, russian, ukrainian, czech, slovak, hungarian, romanian, bulgarian, greek, turkish, hebrew, hindi, finnish, estonian, latvian, lithuanian, croatian, serbian, slovenian, catalan, flemish, icelandic, welsh, luxembourgish, vietnamese, urdu, farsi, brazilian portuguese, swiss german, english, german, french, spanish, portuguese, italian, dutch, polish, swedish, danish, norwegian, mandarin, japanese, fluent english, native speaker',
    place:
      "uk only, eu only, us only, eu based, uk based, us based, onsite, on site, relocate, relocation required, willing to relocate, based in, must reside, hybrid, eligible to work, right to work, work permit, cannot sponsor, can't sponsor, no visa sponsorship, unable to sponsor, not sponsor, don't sponsor, visa required, work visa, valid visa, in person, based near, passport holders, commutable, commuting distance, work from anywhere, work authorization, work authorisation, uk visa",
    clearance:
      'clean criminal record, criminal record, clean record, nato clearance, cosmic top secret, habilitación nato, secret clearance, top secret, ts/sci clearance, dod clearance, sc clearance, sc or dv, nv1, nv2, baseline clearance, enhanced dbs, credit checks, credit check, vetting, clearable, bpss check, security clearance, clearance, sc cleared, dv cleared, security cleared, ts/sci, clearance level, ts clearance, nato secret, public trust, dbs check, dbs, background check, criminal record check, criminal records check, criminal background check, police check, eligible for sc, dv clearance, security vetting, bpss',
    notice:
      "max 30 days notice, days notice, days' notice, notice max, notice period max, day notice, 30 days notice, on short notice, available now, available asap, can start, able to start, earliest start, weeks notice, weeks' notice, week's notice, months' notice, month's notice, week notice, months notice, month notice, notice period, immediate joiner, immediate joiners, immediate start, available immediately, immediately available, start asap, start date, available from, can start immediately, start in |january|february|march|april|may|june|july|august|september|october|november|december, starting in |january|february|march|april|may|june|july|august|september|october|november|december, start as soon as possible",
    travel:
      'overnight stays, overnight, fly to, flights, flying to, nights away, away from home, drive out, trips, a trip to, willingness to be away, business trip, travels, travelling, traveling, client visits, site visits, trips to, customer visits, travel to, travel across, willing to travel, willingness to travel, readiness to travel, ability to travel, able to travel, travel required, travel requirement, occasional travel, travel up to, some travel, international travel, business travel, business trips, travel',
    certificate:
      "saa, saa-c03, gcih, giac, lpic, driving licence b, full driving licence, forklift licence, cissp or similar, safe certified, prince 2, togaf, itil, prince2, cka, ckad, cks, cissp, cism, ceh, oscp, pmp, istqb, ccna, ccnp, ccie, rhce, rhcsa, comptia, ocpjp, psm, cspo, driving licence, driving license, driver's license",
    unneeded: "couldn't care less, could not care less, honestly nobody reads them, nobody cares",
    placeLabel: 'location, office, place, where, based, workplace, place of work',
    remote:
      'remote, remotely, home office, homeoffice, work from home, fully remote, work from anywhere, wfh, remote first, remote friendly',
    amount: 'several, many, multiple, few, or more, and more, or so, and up, and above',
    ofThese: 'of those, of these, of which, of them',
    closing:
      "roughly, give or take, or thereabouts, i guess, i'd say, minimum, min, at least, ideally, preferred, preferably, who, is, are, enough, suffice, please, pls, thanks, would, ok, has, have, expected, required, needed",
    career:
      'professionally, commercially, hands-on, shipping, delivering, writing, code, real, business, space, profession, trade, at least, ish, dev, combined, professional, work, working, industry, relevant, commercial, overall, total, software, development, engineering, programming, coding, similar, comparable, practical, post, graduate, related, it, tech, field, more, plus, minimum, or more, and more, or so, and up, and above, technical, proven, solid, demonstrable, ict, behind them, behind you, behind you already, systems, product, products, applications, living, full time, hands on, real world, paid',
    city: 'london, berlin, munich, amsterdam, dublin, paris, lisbon, madrid, barcelona, warsaw, zurich, vienna, stockholm, copenhagen, oslo, nyc, sf, boston, austin, seattle, chicago, toronto, manchester, leeds, bristol, edinburgh, birmingham',
    site: 'office, offices, studio, hq',
  },
  clause: {
    subject: "we, you, i, they, we're, we've, we'll, you'll, you're, you've, they're, i'm, i've",
    speaker: "we, we're, we've, we'll",
    pronoun: 'it, that, this, them, any, those, these',
    singular: "turn off, on its way out, is, was, isn't, isnt, wasn't, a no go",
    lacking: 'without, w/o',
    determiner: 'no, zero',
    credential:
      'cert, certs, certificate, certificates, certification, certifications, certified, degree, degrees, diploma, diplomas',
    opensClause: 'and, so, but',
    all: 'all, every, each, everything',
    asksWhat: 'what, things',
    experienceNoun:
      'in the trenches, in the game, in the bag, on the job, of exp, under the belt, behind you already, in the trade, experience, experience as, knowledge, background, yoe, exp, under your belt, under their belt, behind them, behind you, xp',
    example: 'such as, like, e.g, eg, for example, for instance',
    alternative:
      'otherwise, failing that, or failing that, or else, else, or alternatively, or possibly, or perhaps, or maybe, or at least, or at a pinch, at a pinch, or even, or in, or, nor, and/or, alternatively',
    oneOf: 'one, any, either, more',
    of: 'of',
    averse:
      'afraid, scared, intimidated, shy, fear, fears, hate, hates, refuse, new, stranger, strangers, part of',
    preposition: 'w/, in, on, with, using, for',
    leaving:
      'away from, moved on from, moving on from, move on from, moved off, moving off, migrated off, migrating off',
    toward: 'to',
    passive: `replaced by, ${gone}`,
    predicate:
      'turn off, on its way out, on their way out, replaced by, phased out, banned, excluded, irrelevant',
    excepting: 'except, except for',
    deterred:
      "please don't apply, please dont apply, dont apply, no need to apply, look elsewhere, not for you, isn't for you, isnt for you, move along, keep scrolling, won't last, won't fly, this won't work, won't work, will not work, no way, no chance, no point, refuse, refuses, deal breaker, deal breakers, dealbreaker, dealbreakers, can't do this job, cannot do this job, can't apply, cannot apply, don't apply, not apply, forget it, don't bother, not bother, no job, no interview, no deal, not possible, impossible, no point applying, no use applying, won't get far",
    nothing: 'nothing, nobody',
    pending: 'before, yet, so far',
    pointsOn: 'ideally, preferably, optionally',
    using:
      'bit of, tried, use, uses, used, using, we use, utilizing, utilising, leveraging, written in, wrote, built in, built with, built on, based on, powered by, runs on, implemented in, developed in',
    year: 'year, years',
    dateBefore: 'last, past, this, next, per, each, every, a, the',
    ago: 'later, young, since, from now, apart, ago, in a row, old, in business, running, warranty',
    duration: 'for, over, in, after, within',
    within: 'in',
  },
  exclusion: {
    adverb:
      'deliberately, consciously, intentionally, purposely, honestly, frankly, sadly, sorry, thankfully, luckily, ever, again, today, internally, whatsoever, lol, haha, tbh, thx, thanks, pls, plz, please, cheers, folks, guys, anywhere, here, really, just, simply, even, quite, definitely, absolutely, certainly, finally, recently, already, long, ago, since, now, then, forever, completely, entirely, fully, largely, mostly, slowly, gradually, year, years, month, spring, summer, autumn, while, purpose, choice, promise',
    engaging:
      'use, used, using, uses, have, has, had, want, wants, wanted, do, does, did, done, touch, touched, touching, run, running, hire, hiring, looking, accept, consider, considered, considering, allow, allowed, support, supported, exist, exists, count, counts, tolerate, write, plan, planned, intend, applicable, interested, interesting, adopt, adopted, chose, chosen, chasing, teach, offer, offered, happening, happen, belong, belongs, fit, fits, fly, flies, get, got, buy, see, seen, meet, know, ask, asking, employ, employed, concerned, involved, included, part',
    setting:
      'team, teams, stack, codebase, company, house, office, world, menu, roadmap, agenda, scope, project, product, products, tools, tooling, tool, stuff, things, thing, tech, technology, libraries, orm, orms, cms, ide, database, databases, language, languages, broker, platform, platforms, systems, version, site, sites, monolith, scripts, script, servers, server, cluster, clusters, integration, pipelines, service, module, modules, install, installation, setup, land, era, old, ancient, remaining, leftover, leftovers, rest, whole, kind, sort, type, frontend, part, legacy, creaky, crusty, trusty, clunky, dusty, aging, ageing',
    removed:
      'retired, scrapped, dropped, binned, ditched, removed, abandoned, decommissioned, discontinued, sunset, sunsetted, deprecated, killed, killed off, axed, banned, forbidden, prohibited, phased out, thrown out, kicked out, ripped out, ruled out, taken out, chucked out, thrown away, thrown overboard, left behind, retiring, scrapping, dropping, ditching, binning, abandoning, decommissioning, sunsetting, deprecating, phasing out, ripping out, throwing out, parted ways with, waved goodbye to, saying goodbye to, walked away from, gave up on, given up on, turned our backs on, turned our back on, outlawed, off the table, off limits, off the menu, off the list, verboten, a thing of the past, history, ancient history, dead, dead to us, gone, toast, out the door, out the window, on the way out, on its way out, on their way out, on its last legs, in the bin, in the rear view mirror, in our rear view mirror, obsolete, unwelcome, unwanted, frowned upon, blacklisted, shut down, switched off, turned off, swapped out, a no go, nogo, a red flag, a big no, a big no no, a no no, not allowed, pulled the plug on, kissed goodbye, put out to pasture, put to rest, laid to rest, buried, excluded',
    refusal:
      "nope, nah, no thanks, no thank you, no thx, no ty, no way, hell no, heck no, never ever, hard no, hard pass, a hard pass, not a chance, not on my watch, not on our watch, god no, oh god no, thanks but no thanks, over my dead body, can stay home, can stay at home, can stay away, can stay outside, can stay there, can go, need not apply, needn't apply, belongs in a museum, is for others, gets you nowhere, not in a million years",
    dismissal:
      "wrong place, wrong job, wrong role, wrong ad, wrong team, wrong shop, look elsewhere, keep scrolling, scroll on, scroll past, move along, keep walking, keep looking, best look elsewhere, save your time, save us both the time, save yourself the time, isn't a match, not a match, not a fit, isn't a fit, not the right place, not the job, not the role, isn't the job, isn't the role, isn't the one, isn't it, won't be happy here, will be unhappy here, won't enjoy this, need not apply",
    only: "only, just, solely, exclusively, purely, nothing but, all you know, all you've done, all you have done, all you do, all you've used, all you've ever done, all you've ever used, all you have",
    pitch:
      'send, sending, pitch, pitching, pitches, forward, message, messages, contact, contacting, apply, applying, bother, approach, spam, propose, submit, ping, profiles, cvs, cv, resumes, offers, types, ppl, peeps, people, devs, me, us, them, specialists, consultants, gurus, candidates, lovers, fans, fanboys, agencies, heads, crowd, shops',
  },
};

/** Top-level domains, in every language. */
export const domains =
  'com, org, net, io, dev, de, uk, eu, fr, ai, co, info, tech, cloud, app, nl, ch, pl, es, ca, edu, gov, jobs, xyz, se, at, us, me, tv, php, aspx, htm, pdf, careers, biz, br, au, ie, dk, no, fi, pt, cz, jp, cn, ru';
