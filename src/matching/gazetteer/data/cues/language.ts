// The lists of cues of a language. All words of natural languages that rules depend on are in files of this form.

/**
 * Lists of words and phrases, separated by commas, as `toKey` writes them. `wymagan|y|a` stands for *wymagany* and
 * *wymagana*. A word may be in several lists.
 */
type List = string;

/** Cues of a technology that is named beside them. */
export interface MentionCues {
  /** Negates the rest of its clause. */
  readonly negator?: List;
  /** Phrases with a negator that do not negate. */
  readonly affirmation?: List;
  /** Before a negator: the sentence supposes, it does not exclude. */
  readonly supposition?: List;
  readonly contrast?: List;
  readonly be?: List;
  /** After a technology and a negator: says that it is not asked for. */
  readonly demand?: List;
  /** Makes a technology welcome rather than asked for. */
  readonly preference?: List;
  /** Demands a technology beside it, plainly. */
  readonly obligation?: List;
  /** Suggests that a technology beside it is demanded. */
  readonly requirement?: List;
  /** Directly before a technology: words of knowing it or working with it. */
  readonly handling?: List;
  /** The same, in words that also stand before much else. */
  readonly usage?: List;
  /** Before or after a technology: unambiguous words for its kind. */
  readonly trade?: List;
  /** Before an example: with a neighbour near, capitals are not needed. */
  readonly pointer?: List;
  /** After a technology: its products and uses. */
  readonly artefact?: List;
  /** The same, in words that nothing but software has. */
  readonly technicalArtefact?: List;
  /** Neutral words after a technology. */
  readonly glue?: List;
  /** After a technology: others of its kind will do too. */
  readonly likeness?: List;
  /** Announces a list of technologies. */
  readonly announcement?: List;
  /** Words of the trade: a sentence with one of them is about software. */
  readonly software?: List;
  /** Names that stand alone on lines of texts about other things: occupations, virtues, places, buttons. */
  readonly everyday?: List;
  /** States of the USA, in full and abbreviated: the name before one is a place. */
  readonly region?: List;
  /** Says that somebody does not know or have the thing after it. */
  readonly lack?: List;
  /** Terms of work, which may stand after a name in a title: `Go, remote`. */
  readonly terms?: List;
  readonly list?: List;
  /** Words that may be between a negator and its technologies. */
  readonly passage?: List;
  /** May follow a technology without ending its list. */
  readonly follower?: List;
  /** Actions: the subject is before them, the object after them. */
  readonly verb?: List;
  /** Units of duration: `5 years Go`. */
  readonly years?: List;
  /** Kinds of technologies, and of nothing else. */
  readonly nature?: List;
  /** After a form of `be`: the first word of the sentence is its subject. */
  readonly usedWhat?: List;
  /** Says that a successor replaced something: `replaced`. */
  readonly replaced?: List;
  /** Leads to the successor: `replaced by`. */
  readonly successor?: List;
}

/** Cues of the role that is offered. */
export interface RoleCues {
  readonly senior?: List;
  /** Ranks whose words mean other things as well. */
  readonly rank?: List;
  /** Titles of leads. */
  readonly lead?: List;
  readonly otherLevel?: List;
  /** A role's name in the singular. */
  readonly roleNoun?: List;
  readonly roleNouns?: List;
  /** Relations to other people or later roles: a level after such a word is not demanded. */
  readonly relation?: List;
  /** Introduces the role that is offered. */
  readonly hiring?: List;
  /** Nouns after "senior" that are no engineering role. */
  readonly otherSenior?: List;
  readonly backend?: List;
  readonly fullstack?: List;
  /** Contains the words for back end or full stack, and means something else. */
  readonly otherDiscipline?: List;
  /** Other disciplines, as a title names them. */
  readonly anotherTrade?: List;
  /** Says that the named work is part of the role. */
  readonly asking?: List;
  /** Words of sentences rather than titles. */
  readonly prose?: List;
  /** Where a role's level or name is stated as a datum. */
  readonly datum?: List;
  /** Whose colleagues they are. */
  readonly possessive?: List;
  /** Opens a range of levels: `from junior to senior`. */
  readonly between?: List;
  /** `some backend` */
  readonly minor?: List;
  /** Ranks that may be the whole title. */
  readonly standAlone?: List;
  /** Levels between junior and senior; the rest of `otherLevel` is junior. */
  readonly mid?: List;
  readonly staff?: List;
  readonly principal?: List;
  /** Disciplines, as titles name them. */
  readonly frontend?: List;
  readonly mobile?: List;
  readonly data?: List;
  readonly infrastructure?: List;
  readonly security?: List;
  /** For whom agencies hire: `for our client`. */
  readonly client?: List;
  /** Roles of no discipline, whatever discipline is named beside them: `recruiter for DevOps`. */
  readonly outsider?: List;
  /** Roles that write software of any kind: the technologies decide their discipline. */
  readonly developer?: List;
  /** Groups of people: `for our data team`. */
  readonly team?: List;
}

/** Cues of the topic of a section or a line: headings, and demands besides technologies. */
export interface TopicCues {
  /** Says that a level will do too: `junior is ok`. */
  readonly permitting?: List;
  /** Support by colleagues: `mentors you`. */
  readonly helping?: List;
  /** `As a senior member of the team` */
  readonly member?: List;
  /** Before it. */
  readonly asMember?: List;
  /** `Java plus React`: a word of preference that joins. */
  readonly joining?: List;
  /** Words that vote in unknown headings: for demands, welcome items, and tasks. */
  readonly demandingWord?: List;
  readonly welcomingWord?: List;
  readonly taskWord?: List;
  /** The conditional mood and words such as *perhaps*, which vote for welcome items where nothing else votes. */
  readonly conditional?: List;
  /** Adds to the demand of a condition: `if you also know`. */
  readonly besides?: List;
  /** Marks a condition as welcome: `if you know X, cool`. */
  readonly praise?: List;
  /** Headings of demands. */
  readonly demandingHeading?: List;
  /** Headings of welcome skills. */
  readonly welcomingHeading?: List;
  /** A heading above a line of tags. */
  readonly taggingHeading?: List;
  /** Headings of tasks, tools and the company. */
  readonly neutralHeading?: List;
  /** Headings of benefits, and their verbs: `we offer`. Technologies there are not demanded. */
  readonly offeringHeading?: List;
  /** Headings of résumés, and the end of a range of dates that goes on. */
  readonly resume?: List;
  /** The first person singular: `I`, `my`. */
  readonly self?: List;
  /** Says yes in the cell of a table. */
  readonly yes?: List;
  /** The company as the subject of years: `a company with 20 years of experience`. */
  readonly company?: List;
  /** Verbs of a move from one technology to another, by the company. */
  readonly moving?: List;
  /** Verbs of looking for somebody: what they describe is asked for. */
  readonly seeking?: List;
  /** As a label or in a bracket alone: welcome. `Should: Azure`, `Go (could)` */
  readonly optionalLabel?: List;
  /** Says that somebody learns something on the job: `you'll learn it here`. */
  readonly taught?: List;
  /** Names of suppliers and other teams, whose technologies nobody asks the reader for. */
  readonly elsewhere?: List;
  /** Possessives of the reader: `your toolbox` */
  readonly yours?: List;
  /** A third person who hires: its technologies are those of the work. */
  readonly others?: List;
  /** Before the side that such a move leaves, and before the side it chooses. */
  readonly origin?: List;
  readonly destination?: List;
  /** After a conjunction that leaves a choice: others will do too, as in `or another broker`. */
  readonly other?: List;
  /** After a technology: it will do instead of the one before it. */
  readonly substitute?: List;
  /** Indefinite articles: of `a message broker (RabbitMQ, NATS)` one will do. */
  readonly article?: List;
}

/** Cues of demands besides technologies: years, languages, places and the like. */
export interface DetailCues {
  /** Degrees and studies that somebody has completed. */
  readonly degree?: List;
  /** Human languages, and words for speaking one. */
  readonly tongue?: List;
  /** Where work is done: `on site`, `relocate`. */
  readonly place?: List;
  /** Security clearances. */
  readonly clearance?: List;
  /** Notice periods and dates of availability. */
  readonly notice?: List;
  readonly travel?: List;
  /** Names of certificates. */
  readonly certificate?: List;
  /** Says that a demand is none, in phrases that other lists read otherwise. */
  readonly unneeded?: List;
  /** Before a colon and the place of work; legal forms of companies, before their town. */
  readonly placeLabel?: List;
  /** Work away from an office. */
  readonly remote?: List;
  /** Towns, unless they are common words. */
  readonly city?: List;
  /** Where people work: with its town beside it, a place. */
  readonly site?: List;
  /** How many years, in words besides numerals: `several`, `or more`; with the years in one word where the language has such. */
  readonly amount?: List;
  /** Units of experience of which twelve are a year: `18 months of Java`. */
  readonly months?: List;
  /** Before the time since which somebody does something: `seit 5 Jahren`. */
  readonly since?: List;
  /** Of the years named before: `of which 2 in banking`. */
  readonly ofThese?: List;
  /** Ends the subject of years: `3 years are enough`. */
  readonly closing?: List;
  /** Words of a whole career: `5 years of professional experience`. */
  readonly career?: List;
  /** Codes of languages, which need a level beside them: `EN C1`. */
  readonly tongueCode?: List;
  /** Announces languages: `Languages: English`. */
  readonly tongueLabel?: List;
  /** Says how well somebody speaks a language, or that somebody speaks one. */
  readonly level?: List;
  /** The same beside a language, in words that also stand elsewhere: `good`. */
  readonly grade?: List;
  /** Courses, and words for what an employer pays. */
  readonly offered?: List;
  /** What lasts some years and is no experience: contracts, warranties; and verbs of lasting. */
  readonly term?: List;
  /** Before a date, `start in March`, or before the languages of a product: `available in German`. */
  readonly starting?: List;
  /** Labels of a beginning: `When: March`. */
  readonly whenLabel?: List;
  /** Months, and dates such as `asap`. */
  readonly date?: List;
  /** Before an amount of years: `from 3 years`, `about 3 years`. */
  readonly fromOn?: List;
  /** Kinds of software products, before a name: `the tool Zorbex`. */
  readonly product?: List;
  /** After a kind of product and before its name: `a tool called Zorbex`. */
  readonly naming?: List;
  /** Other people and things that texts deny: `Java, no agencies`. */
  readonly unrelated?: List;
  /** Before names of people, pets, rooms, brands and values, which technologies have too: `contact Julia`, `our values: Unity`. */
  readonly namesake?: List;
}

/** Cues of the structure of a clause, and of cancelled negations. */
export interface ClauseCues {
  /** Subjects. */
  readonly subject?: List;
  /** The company as a subject. */
  readonly speaker?: List;
  /** Pronouns for a technology. */
  readonly pronoun?: List;
  /** Words for a single thing. */
  readonly singular?: List;
  /** Says that something is not there: `without`. */
  readonly lacking?: List;
  /** Before a noun: `no degree required`. */
  readonly determiner?: List;
  /** Credentials: degrees and certificates. */
  readonly credential?: List;
  /** Begins a statement of its own after a list. */
  readonly opensClause?: List;
  /** The whole list: `all`. */
  readonly all?: List;
  /** Opens a heading that may be negated: `What we don't do`. */
  readonly asksWhat?: List;
  /** Nouns of experience: `No experience required` is about the role, not the list below. */
  readonly experienceNoun?: List;
  /** Before examples, of which any will do. */
  readonly example?: List;
  /** A conjunction that leaves a choice. */
  readonly alternative?: List;
  /** Before `of`: one of a list will do. */
  readonly oneOf?: List;
  /** `one of` */
  readonly of?: List;
  /** Words that negate a dislike. */
  readonly averse?: List;
  /** After a denied noun, leads to its object: `without supervision in Python`. */
  readonly preposition?: List;
  /** Negators of something that is left for another: `away from spreadsheets to SQL`. */
  readonly leaving?: List;
  /** After one of these: leads to the successor. */
  readonly toward?: List;
  /** Negators of technologies before them: `Jenkins, replaced by GitLab`. */
  readonly passive?: List;
  /** The same after a form of `be`: `PHP is banned`. */
  readonly predicate?: List;
  /** Negators that except a part: `everything except the front end in Go`. */
  readonly excepting?: List;
  /** Says that somebody need not apply, or that nothing works. */
  readonly deterred?: List;
  /** Nobody and nothing. */
  readonly nothing?: List;
  /** Says that something has not happened yet. */
  readonly pending?: List;
  /** Words of preference for the words after them: `solid Java, ideally Spring`. */
  readonly pointsOn?: List;
  /** Words of use rather than of knowledge. */
  readonly using?: List;
  /** Units of dates. */
  readonly year?: List;
  /** Before `year`, of a date: `last year`. */
  readonly dateBefore?: List;
  /** After `years`, of a date. */
  readonly ago?: List;
  /** Before years that are none of experience: `in 5 years Go`. */
  readonly duration?: List;
  /** Before a place: `in Phoenix`. */
  readonly within?: List;
}

/** Cues of what a text rules out, besides negators. */
export interface ExclusionCues {
  /** People whom the reader works with, and whose years nobody asks the reader for. */
  readonly peer?: List;
  /** Somebody who knows much: `You need not be an expert` denies no knowledge. */
  readonly mastery?: List;
  /** Verbs of a trial, and of what a company once had: `we tried PHP`. */
  readonly tried?: List;
  /** Verbs of a choice between technologies: `we went with Go`. */
  readonly settled?: List;
  /** Before the date at which something ended: `we were on Heroku until 2023`. */
  readonly until?: List;
  /** Says the same of other technologies as of those before them: `PHP is gone, ditto Perl`. */
  readonly ditto?: List;
  /** Adverbs and courtesies, which may stand anywhere in a denial. */
  readonly adverb?: List;
  /** Verbs of use, wish and existence, and their participles: denied, they rule out. */
  readonly engaging?: List;
  /** Things and places of a company, and words for old ones: `the last Perl scripts in our stack`. */
  readonly setting?: List;
  /** Says, after a form of `be` or with the company as the subject, that something was given up or is banned. */
  readonly removed?: List;
  /** Refuses, as an answer of its own: `PHP? Nope.` */
  readonly refusal?: List;
  /** Sends readers away: `keep scrolling`. */
  readonly dismissal?: List;
  /** Restricts what readers know or send: `if all you know is PHP`. */
  readonly only?: List;
  /** Verbs of removal with a particle in another place: `threw` of `we threw PHP out`. */
  readonly parting?: List;
  readonly particle?: List;
  /** After a name and a hyphen: `PHP-free`. */
  readonly free?: List;
  /** Says that code was written again with another technology. */
  readonly rewritten?: List;
  /** After a name in the sentence of a ruled-out one, says the same of it: `and Ansible too`. */
  readonly likewise?: List;
  /** Says that something was so once, and is different now: `we used to run Jenkins, now it is Drone`. */
  readonly formerly?: List;
  readonly nowadays?: List;
  /** Compares, with `than` after the first technology: `we prefer Go over PHP`. */
  readonly preferring?: List;
  readonly than?: List;
  /** What readers are asked not to do, and what they send: `don't send profiles`. */
  readonly pitch?: List;
  /** Before what a recruiter knows of the reader: `I saw that you know PHP`. */
  readonly seen?: List;
  /** Opens a reason, before which writers of messages leave out the comma: `no k8s because we are few`; or what decides: `depending on the site`. */
  readonly reason?: List;
}

export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** Words by which the language is detected: frequent ones, and those at the beginnings of lines in job descriptions. */
  readonly tells: List;
  /** Words that mean something else in English, whose cues do not count here: *die*, *was*. */
  readonly falseFriends?: List;
  /**
   * Names of technologies that are everyday words here, written as the technology is: *une vue*, *elk*. They need a
   * technology's casing and context.
   */
  readonly ordinary?: List;
  /** Words of other lists that mean something else in capitals: *sem* and *SEM*. */
  readonly acronyms?: List;
  /** Words that headings leave in lower case. */
  readonly small?: List;
  /** Conjunctions after a suspended hyphen: `Java- oder C#-Kenntnisse`. */
  readonly suspending?: List;
  /** Words before a full stop that does not end the sentence. */
  readonly abbreviations?: List;
  /** Phrases that contain a technology's name and never name it. */
  readonly decoys?: List;
  /** Words of other lists that end compounds: `Javaontwikkelaar`, `backendutvecklare`. */
  readonly heads?: List;
  /** Letters and what keyboards without them write: `ü ue`. */
  readonly transcription?: List;
  /** Endings of inflected names, and the ends that they change: `Angulara`, and `cie/t` for `Swifcie`. */
  readonly endings?: List;
  /** Endings of common nouns, which no unknown name in a list has. */
  readonly nounEndings?: List;
  /** Endings of verbs in the first person plural, and of few nouns: their subject is the company. */
  readonly verbEndings?: List;
  /** From this length on, a word without its accents is no other word: `obrigatorio`. */
  readonly plainFrom?: number;
  /** Whether all nouns have a capital. */
  readonly capitalisesNouns?: true;
  /** Whether most adjectives follow their nouns: *clientes ingleses*. */
  readonly adjectivesFollow?: true;
  /** The numbers from one on, in order; a slash parts the forms of a number: `ten/decade`. */
  readonly numerals?: List;
  /** The same from a half on: `half a year, a year and a half`; the half with its unit, after a number: `years and a half`. */
  readonly halves?: List;
  readonly mention: MentionCues;
  readonly role: RoleCues;
  readonly topic: TopicCues;
  readonly detail: DetailCues;
  readonly clause: ClauseCues;
  readonly exclusion?: ExclusionCues;
}

/** A language that has every list: cues are numbered by it. */
export interface CompleteLanguage extends Language {
  readonly mention: Required<MentionCues>;
  readonly role: Required<RoleCues>;
  readonly topic: Required<TopicCues>;
  readonly detail: Required<DetailCues>;
  readonly clause: Required<ClauseCues>;
  readonly exclusion: Required<ExclusionCues>;
}
