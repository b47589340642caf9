// Rules for technologies of the past: `formerly PHP, now Go`, `we tried Kafka and went back to NATS`, `had Flux, ditched it`.
import type { Rule } from './pattern.ts';

const past = 'tried|formerly';
const gone = 'removed|refusal';
const date = 'number|dateBefore|date';
const welcome = 'affirmation|preference|reader';
const kept = `${welcome}|negator`;
/** In a sentence that the next one denies. */
const stated = `obligation|${kept}`;
/** Words of a denial that is about no other thing and no other people. */
const ofUse =
  '..~pitch-engaging|other|others|refusal|reader|senior|otherLevel|rank|lead|roleNoun|experienceNoun';

export const former: readonly Rule[] = [
  // `The database is Postgres, formerly MySQL`
  { find: '^ formerly [:]? ALL $', unless: 'reader' },
  // `We ran on Heroku, now it is AWS`, `Once written in PHP, it was rebuilt in Go`
  {
    find: `${past} ..1 ALL .... [.]? nowadays|rewritten ..~besides|reader NAMES`,
    unless: 'reader|negator',
  },
  // `Einst in PHP geschrieben, wurde es in Go neu gebaut`
  {
    find: `${past} ..1 ALL .... within|destination NAMES .. rewritten+foreign`,
    unless: 'reader|negator',
  },
  // `PHP once, now Go`
  { find: `OWN ${past} .... [.]? nowadays ..~besides|reader NAMES`, unless: 'reader|negator' },
  // `It was PHP once; it's Go these days`
  { find: `${past} .. ALL .... NAMES .... [.]? nowadays`, unless: 'reader|negator' },
  // `We were on Heroku for years, but since March everything runs on Fly.io`
  {
    find: `${past} .. ALL .... contrast ago ....~besides|reader NAMES`,
    unless: 'reader|negator',
  },
  // `They used to run Elasticsearch, switched to OpenSearch`
  { find: 'formerly .. ALL [,-;] ..~besides moving|settled .. NAMES', unless: 'reader|negator' },
  // `Until 2022 everybody loved Heroku; since then it's AWS`
  {
    find: `^ until ${date} ...~name|reader ALL ... [,;.-] .. nowadays ..~besides|reader NAMES`,
    unless: 'reader|negator',
  },
  // `They had Node.js but migrated everything last year`
  {
    find: `${past} .. ALL ..~reader [,]? contrast ..1~name|reader moving|rewritten|replaced`,
    unless: kept,
  },
  // `Until 2022 we used Heroku`
  {
    find: `^ until ${date} ...~name|reader ALL .. $$`,
    given: [past],
    unless: 'reader|negator|nowadays|obligation',
  },
  // `We were on Heroku until 2023`
  { find: `${past} .. ALL ... until ${date}`, unless: 'reader' },
  // `Próbowaliśmy Kafki i wróciliśmy do RabbitMQ`
  {
    find: `${past} ... ALL ....~name contrast|opensClause ....~name settled !pronoun`,
    unless: kept,
  },
  // `We thought about Go but never got there`
  {
    find: `${past} ... ALL ....~name contrast|opensClause ....~name removed|passive+negator`,
    unless: kept,
  },
  // `We used to look for Terraform, but not now`
  {
    find: `${past} ... ALL ....~name contrast negator nowadays|adverb* $`,
    unless: kept,
  },
  // `We thought about Elixir, but Kotlin won`
  { find: `${past} ... ALL ....~name contrast NAMES ..1 settled`, unless: kept },
  // `Vi vurderte Kafka, men det ble NATS`
  {
    find: `${past} ... ALL ....~name contrast pronoun be+foreign|parting+engaging NAMES $`,
    unless: kept,
  },
  // `We gave Kubernetes a go and it was not for us`
  { find: `${past} ... ALL ....~name refusal`, unless: welcome },
  // `Wir haben Kafka getestet und sind bei NATS geblieben`
  {
    find: 'ALL ....~name tried+foreign ....~name contrast|opensClause .... removed|settled',
    unless: kept,
  },
  // `Kubernetes? Haben wir getestet.`
  {
    find: '^ list|adverb* ALL [?] .. tried+foreign|formerly+foreign .. $',
    unless: `reader|${kept}`,
  },
  // `Do you work with Kafka? We used to.`
  {
    find: '^ ..2~negator|supposition|averse ALL artefact? .. [?]¶ .. formerly $',
    unless: 'affirmation|preference|negator',
  },
  // `Terraform? We moved to Pulumi.`
  {
    find: 'ALL [?] ... moving|replaced ... destination|successor NAMES',
    unless: 'negator|affirmation',
  },
  // `Terraform? We settled on Pulumi.`
  { find: 'ALL [?] ... settled NAMES', unless: 'negator|affirmation' },
  // `We ran Jenkins for years, that is history`
  {
    find: `LAST ... [,-.?] contrast|adverb* pronoun|singular !experienceNoun .. ${gone}|passive .. $`,
    unless: 'reader',
  },
  // `The last team loved Clojure. We kept none of it.`
  { find: `LAST ... [,-;.] ..1 refusal+pronoun|removed+pronoun $`, unless: kept },
  // `We had Java for a while, and threw it out`
  {
    find: '^ .. tried ..1 ALL ...~name [,] list|contrast|adverb* parting pronoun adverb* particle',
    unless: `reader|${kept}`,
  },
  // `They had Java for two years, then dropped it`
  {
    find: '^ .. tried ..1 ALL ...~name [,-;] list|contrast|adverb* removed !number',
    unless: `reader|${kept}`,
  },
  // `Kafka haben wir angefangen, dann aber wieder verworfen`
  { find: 'LAST ... [,-;] ..1 contrast|adverb|list* removed $', unless: kept },
  // `There was a Perl service for webhooks, I killed that`
  { find: `OWN ... [,-.] .. ${gone} .. pronoun|singular .. $`, unless: 'reader' },
  // `Jeder fragt nach Kafka. Nutzen wir nicht.`
  {
    find: `^ ... ALL ...~${stated} [.:] ${ofUse} speaker|engaging ${ofUse} negator ${ofUse} $$`,
    unless: `question|${stated}`,
  },
  // `Alla frågar om Kafka. Inte vi.`
  {
    find: `^ ... ALL ...~${stated} [.:] ${ofUse} negator ${ofUse} speaker|engaging ${ofUse} $$`,
    unless: `question|${stated}`,
  },
  // `Everybody talks about Kafka, we don't use it`
  {
    find: `^ ...~speaker|reader|supposition-preposition ALL ...~${stated}|speaker|contrast [,-;] !contrast|asksWhat-pronoun speaker? ${ofUse} negator ${ofUse} negator? ${ofUse} $`,
    given: ['speaker', 'pronoun|negator+speaker'],
    unless: `question|lacking|${stated}`,
  },
  // `Todos hablan de Kafka. No lo usamos.`
  {
    find: `^ ... ALL ...~${stated} [.:] ${ofUse} negator+speaker|negator+engaging ${ofUse} $$`,
    unless: `question|${stated}`,
  },
  // `Früher lief hier Kafka. Heute nicht mehr.`
  {
    find: `^ ... ALL ...~${stated} [.:] ${ofUse} negator ${ofUse} $$`,
    given: [`${past}|nowadays`],
    unless: `question|${stated}`,
  },
];

export const likewise: readonly Rule[] = [
  // `Jenkins was replaced by GitLab, Puppet by Ansible`
  { find: 'GONE ...~name successor LAST successor NAMES' },
  // `Jenkins wurde durch GitLab CI ersetzt, Puppet durch Ansible`
  { find: 'GONE ...~name successor NAMES .. replaced [,;] list* ALL successor NAMES' },
  // `Jenkins has been retired, and Ansible too`
  { find: 'GONE .... ^ list* ALL likewise likewise? $', unless: 'preference' },
  // `Jenkins has been retired. Same goes for Perl.`
  { find: 'GONE .... [.¶]? ^ .. ditto .. ALL .. $', unless: 'preference' },
  // `Jenkins has been retired along with Perl`
  { find: 'GONE ...~name list? ditto ALL adverb* $', unless: 'preference' },
  // `Jenkins has been retired. Perl ditto.`
  { find: 'GONE .... [.¶]? ^ .. ALL ditto .. $', unless: 'preference' },
];
