// The form of a language's cues: every word of a natural language that decides what a mention means is in such a file.

/**
 * Lists of words and phrases, separated by commas, as `toKey` writes them. `wymagan|y|a` stands for *wymagany* and
 * *wymagana*. A word may be in several lists.
 */
type List = string;

/** What words say of a technology that is named beside them. */
export interface MentionCues {
  /** Turns what follows in its clause into its opposite. */
  readonly negator?: List;
  /** Looks like a negator and is none. */
  readonly affirmation?: List;
  /** Before a negator: the sentence supposes, it does not exclude. */
  readonly supposition?: List;
  readonly contrast?: List;
  readonly be?: List;
  /** After a technology and a negator: says that it is not asked for. */
  readonly demand?: List;
  /** Makes a technology welcome rather than asked for. */
  readonly preference?: List;
  /** Says plainly that what stands with it is asked for. */
  readonly obligation?: List;
  /** Suggests that what stands with it is asked for. */
  readonly requirement?: List;
  /** Directly before a technology: what follows is something that one knows or works with. */
  readonly handling?: List;
  /** The same, in words that also stand before much else. */
  readonly usage?: List;
  /** Before or after a technology: what it is, in words that leave no other reading. */
  readonly trade?: List;
  /** Before an example: with a neighbour near, capitals are not needed. */
  readonly pointer?: List;
  /** After a technology: what it is made or used for. */
  readonly artefact?: List;
  /** The same, in words that nothing but software has. */
  readonly technicalArtefact?: List;
  /** Words of a sentence that may follow a technology and say nothing about it. */
  readonly glue?: List;
  /** After a technology: others of its kind will do too. */
  readonly likeness?: List;
  /** What a list of technologies is announced with. */
  readonly announcement?: List;
  /** Words of the trade: a sentence with one of them is about software. */
  readonly software?: List;
  /** Names that stand alone on lines of texts about other things: occupations, virtues, places, buttons. */
  readonly everyday?: List;
  /** States of the USA, in full and short: what stands before is a place. */
  readonly region?: List;
  /** Says that somebody does not know or have what follows. */
  readonly lack?: List;
  /** Terms of work, which may stand behind a name in a title: `Go, remote`. */
  readonly terms?: List;
  readonly list?: List;
  /** Words that a negation passes on its way to a technology, and that stand between it and its list. */
  readonly passage?: List;
  /** What follows a technology without ending its list. */
  readonly follower?: List;
  /** Actions: what stands before them is their subject, what follows their object. */
  readonly verb?: List;
  /** How long something was done: `5 years Go`. */
  readonly years?: List;
  /** What a technology is, and nothing else. */
  readonly nature?: List;
  /** Behind a form of `be`: what opened the sentence is its subject. */
  readonly usedWhat?: List;
  /** Says that something took another's place: `replaced`. */
  readonly replaced?: List;
  /** Leads to what took it: `replaced by`. */
  readonly successor?: List;
}

/** What words say of the role that is offered. */
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
  /** Who else there is, or what one may become: the words before tell that a level is not what is asked. */
  readonly relation?: List;
  /** What is said before the role that is offered. */
  readonly hiring?: List;
  /** Nouns after "senior" that are no engineering role. */
  readonly otherSenior?: List;
  readonly backend?: List;
  readonly fullstack?: List;
  /** Contains the words for back end or full stack, and means something else. */
  readonly otherDiscipline?: List;
  /** Other disciplines, as a title names them. */
  readonly anotherTrade?: List;
  /** Says that the work named is what the role is about. */
  readonly asking?: List;
  /** Words of sentences rather than titles. */
  readonly prose?: List;
  /** Where a role's level or name is stated as a datum. */
  readonly datum?: List;
  /** Whose colleagues they are. */
  readonly possessive?: List;
  /** Opens a range of levels: `from junior to senior`. */
  readonly between?: List;
  /** `As a senior member of the team` */
  readonly member?: List;
  /** Before it. */
  readonly asMember?: List;
  /** `some backend` */
  readonly minor?: List;
  /** Ranks that may be the whole title. */
  readonly standAlone?: List;
  /** `Java plus React`: a word of preference that joins. */
  readonly joining?: List;
}

/** What a section or a line is about: headings, and what is asked for besides technologies. */
export interface TopicCues {
  /** Headings of what is asked for. */
  readonly demandingHeading?: List;
  /** Headings of what is welcome. */
  readonly welcomingHeading?: List;
  /** A heading above a line of tags. */
  readonly taggingHeading?: List;
  /** Headings of tasks, tools and the company. */
  readonly neutralHeading?: List;
  /** Headings of what the company gives, and its verbs: `we offer`. What is named there is not asked for. */
  readonly offeringHeading?: List;
  /** Degrees and studies that somebody has completed. */
  readonly degree?: List;
  /** Human languages, and what says that somebody speaks one. */
  readonly tongue?: List;
  /** Where work is done: `on site`, `relocate`. */
  readonly place?: List;
  /** Headings of résumés, and the end of a range of dates that goes on. */
  readonly resume?: List;
  /** What somebody says of himself: `I`, `my`. */
  readonly self?: List;
  /** How many years, in words: `three`, `several`; with the years in one word where the language has such. */
  readonly amount?: List;
  /** Says yes in the cell of a table. */
  readonly yes?: List;
}

/** What holds a clause together, or takes a negation back. */
export interface ClauseCues {
  /** Who acts. */
  readonly subject?: List;
  /** Whoever offers the job. */
  readonly speaker?: List;
  /** Stands for a technology that was named. */
  readonly pronoun?: List;
  /** Speaks of one thing. */
  readonly singular?: List;
  /** Says that something is not there: `without`. */
  readonly lacking?: List;
  /** Before a noun: `no degree required`. */
  readonly determiner?: List;
  /** What somebody was awarded. */
  readonly credential?: List;
  /** Begins a statement of its own behind a list. */
  readonly opensClause?: List;
  /** The whole of what is listed. */
  readonly all?: List;
  /** Opens a heading that tells what there is not: `What we don't do`. */
  readonly asksWhat?: List;
  /** `No experience required` tells of the role, not of what is listed below. */
  readonly experienceNoun?: List;
  /** Before examples, of which any will do. */
  readonly example?: List;
  /** A conjunction that leaves a choice. */
  readonly alternative?: List;
  /** Before `of`: one of a list will do. */
  readonly oneOf?: List;
  /** `one of` */
  readonly of?: List;
  /** What somebody is not or does not who likes what follows. */
  readonly averse?: List;
  /** Leads from what is not there to what it would be about: `without supervision in Python`. */
  readonly preposition?: List;
  /** Negators that say what is left: `away from spreadsheets to SQL`. */
  readonly leaving?: List;
  /** Where that leads. */
  readonly toward?: List;
  /** Negators that speak of what stands before: `Jenkins, replaced by GitLab`. */
  readonly passive?: List;
  /** The same behind a form of `be`: `PHP is banned`. */
  readonly predicate?: List;
  /** Negators that except a part: `everything except the front end in Go`. */
  readonly excepting?: List;
  /** Tells that somebody stays away, or that nothing goes on. */
  readonly deterred?: List;
  /** Nobody and nothing. */
  readonly nothing?: List;
  /** Says that something only has not happened so far. */
  readonly pending?: List;
  /** Words of preference that speak of what follows: `solid Java, ideally Spring`. */
  readonly pointsOn?: List;
  /** Tells what is used, not what one has to know. */
  readonly using?: List;
  /** How dates count. */
  readonly year?: List;
  /** Before `year`, of a date: `last year`. */
  readonly dateBefore?: List;
  /** Behind `years`, of a date. */
  readonly ago?: List;
  /** Before years that are none of experience: `in 5 years Go`. */
  readonly duration?: List;
  /** Before a place: `in Phoenix`. */
  readonly within?: List;
}

export interface Language {
  /** BCP 47. */
  readonly tag: string;
  /** Words by which the language is told: its most frequent ones, and those that its job descriptions begin lines with. */
  readonly tells: List;
  /** Words that mean something else in English, whose cues do not count here: *die*, *was*. */
  readonly falseFriends?: List;
  /**
   * Names of technologies that are everyday words here, written as the technology is: *une vue*, *elk*. They need a
   * technology's casing and context.
   */
  readonly ordinary?: List;
  /** Words of other lists that are none in capitals: *sem* and *SEM*. */
  readonly acronyms?: List;
  /** Words that headings leave in lower case. */
  readonly small?: List;
  /** Conjunctions behind a suspended hyphen: `Java- oder C#-Kenntnisse`. */
  readonly suspending?: List;
  /** What a full stop follows within a sentence. */
  readonly abbreviations?: List;
  /** Phrases that contain a technology's name and never name it. */
  readonly decoys?: List;
  /** Words of other lists that end compounds: `Javaontwikkelaar`, `backendutvecklare`. */
  readonly heads?: List;
  /** Endings of inflected names: `Angulara`, `Pythonem`. */
  readonly endings?: List;
  readonly mention: MentionCues;
  readonly role: RoleCues;
  readonly topic: TopicCues;
  readonly clause: ClauseCues;
}

/** A language that has every list: cues are numbered by it. */
export interface CompleteLanguage extends Language {
  readonly mention: Required<MentionCues>;
  readonly role: Required<RoleCues>;
  readonly topic: Required<TopicCues>;
  readonly clause: Required<ClauseCues>;
}
