// Honest translations into languages whose number words differ most have no error.
import { expect, it } from 'vitest';
import { compareTexts } from '../../src/content/translation/compare.ts';
import { numberWords } from '../../src/content/translation/number-words.ts';
import { vocabularyOf } from '../../src/matching/gazetteer/vocabulary.ts';
import { wordedLanguages } from '../../src/wording/index.ts';
import { sampleContent } from '../sample.ts';

it.each(wordedLanguages)('the words of numbers in %s are known', (language) => {
  const rows = Object.keys(numberWords);
  expect(rows, `a row "${language}" in src/content/translation/number-words.ts`).toContain(
    language,
  );
});

const originals = [
  'Technical lead of the platform team for five ward applications used in 31 hospitals. A changed prescription reaches the bedside in two seconds instead of the next morning.',
  'Brought 212 hand-made controls down to 38 components that five applications share.',
  'On-call lead of one week in five; mentor of three engineers, of whom one now leads a team.',
  'A live-shopping show brought twentyfold traffic in eight seconds and the platform stood still, although no machine was busy.',
  'On Black Friday 2022 a show had 118,000 viewers. At the reveal, traffic went from 1,900 to 41,000 requests a second within eight seconds. The 99th percentile of a reservation went from 180 milliseconds to the time-out of 30 seconds and stayed there for six minutes and forty seconds.',
  'It needed 18 pods instead of 60, and the infrastructure cost per show fell by 44%.',
  'Forty-one thousand requests a second for one row',
  'The 2,000 pieces took 31 minutes to sell, and 640 payments had to be refunded.',
  'About five hours a week beside the main role. 70 agencies, 40 million stop times, and the guide by which 12 volunteers made their first contribution.',
];
const translations: Readonly<Record<string, readonly string[]>> = {
  it: [
    'Responsabile tecnica del team di piattaforma per cinque applicazioni di reparto usate in 31 ospedali. Una prescrizione modificata arriva al letto del paziente in due secondi invece che il mattino dopo.',
    'Ho ridotto 212 controlli fatti a mano a 38 componenti condivisi da cinque applicazioni.',
    'Reperibile una settimana su cinque; mentore di tre ingegneri, uno dei quali oggi guida un team.',
    'Uno show di vendita in diretta ha portato un traffico venti volte maggiore in otto secondi e la piattaforma si è fermata, anche se nessuna macchina era occupata.',
    'Nel Black Friday 2022 uno show aveva 118.000 spettatori. Al momento della rivelazione il traffico è passato da 1.900 a 41.000 richieste al secondo in otto secondi. Il 99º percentile di una prenotazione è passato da 180 millisecondi al timeout di 30 secondi e vi è rimasto per sei minuti e quaranta secondi.',
    'Ha richiesto 18 pod invece di 60, e il costo di infrastruttura per show è sceso del 44%.',
    'Quarantunomila richieste al secondo per una riga',
    'Per vendere i 2.000 pezzi ci sono voluti 31 minuti, e 640 pagamenti hanno dovuto essere rimborsati.',
    'Circa cinque ore alla settimana accanto al ruolo principale. 70 agenzie, 40 milioni di orari di fermata, e la guida con cui 12 volontari hanno dato il loro primo contributo.',
  ],
  nl: [
    'Technisch leider van het platformteam voor vijf afdelingsapplicaties die in 31 ziekenhuizen worden gebruikt. Een gewijzigd recept bereikt het bed in twee seconden in plaats van de volgende ochtend.',
    'Bracht 212 handgemaakte controls terug tot 38 componenten die vijf applicaties delen.',
    'Een op de vijf weken piketleider; mentor van drie engineers, van wie er één nu een team leidt.',
    'Een live-shoppingshow bracht in acht seconden twintig keer zoveel verkeer en het platform stond stil, hoewel geen enkele machine druk was.',
    'Op Black Friday 2022 had een show 118.000 kijkers. Bij de onthulling ging het verkeer binnen acht seconden van 1.900 naar 41.000 verzoeken per seconde. Het 99e percentiel van een reservering ging van 180 milliseconden naar de time-out van 30 seconden en bleef daar zes minuten en veertig seconden.',
    'Het had 18 pods nodig in plaats van 60, en de infrastructuurkosten per show daalden met 44%.',
    'Eenenveertigduizend verzoeken per seconde voor één rij',
    'Het duurde 31 minuten om de 2.000 stuks te verkopen, en 640 betalingen moesten worden terugbetaald.',
    'Ongeveer vijf uur per week naast de hoofdfunctie. 70 vervoerders, 40 miljoen haltetijden, en de handleiding waarmee 12 vrijwilligers hun eerste bijdrage leverden.',
  ],
  pl: [
    'Liderka techniczna zespołu platformy dla pięciu aplikacji oddziałowych używanych w 31 szpitalach. Zmieniona recepta dociera do łóżka w dwie sekundy zamiast następnego ranka.',
    'Sprowadziłam 212 ręcznie robionych kontrolek do 38 komponentów wspólnych dla pięciu aplikacji.',
    'Dyżur co piąty tydzień; mentorka trzech inżynierów, z których jeden prowadzi dziś zespół.',
    'Pokaz zakupów na żywo przyniósł dwudziestokrotny ruch w osiem sekund i platforma stanęła, choć żadna maszyna nie była zajęta.',
    'W Black Friday 2022 pokaz miał 118 000 widzów. W chwili odsłony ruch wzrósł z 1900 do 41 000 żądań na sekundę w ciągu ośmiu sekund. 99. percentyl rezerwacji wzrósł ze 180 milisekund do limitu 30 sekund i pozostał tam przez sześć minut i czterdzieści sekund.',
    'Potrzebował 18 podów zamiast 60, a koszt infrastruktury na pokaz spadł o 44%.',
    'Czterdzieści jeden tysięcy żądań na sekundę o jeden wiersz',
    'Sprzedaż 2000 sztuk trwała 31 minut, a 640 płatności trzeba było zwrócić.',
    'Około pięciu godzin tygodniowo obok głównej roli. 70 przewoźników, 40 milionów odjazdów i przewodnik, dzięki któremu 12 wolontariuszy wniosło swój pierwszy wkład.',
  ],
  sv: [
    'Teknisk ledare för plattformsteamet för fem avdelningsapplikationer som används på 31 sjukhus. Ett ändrat recept når sängen på två sekunder i stället för nästa morgon.',
    'Minskade 212 handgjorda kontroller till 38 komponenter som fem applikationer delar.',
    'Jourledare en vecka av fem; mentor för tre ingenjörer, av vilka en nu leder ett team.',
    'En liveshoppingshow gav tjugofaldig trafik på åtta sekunder och plattformen stod still, trots att ingen maskin var upptagen.',
    'På Black Friday 2022 hade en show 118 000 tittare. Vid avslöjandet gick trafiken från 1 900 till 41 000 förfrågningar i sekunden inom åtta sekunder. 99:e percentilen av en reservation gick från 180 millisekunder till timeouten på 30 sekunder och stannade där i sex minuter och fyrtio sekunder.',
    'Den behövde 18 poddar i stället för 60, och infrastrukturkostnaden per show sjönk med 44 %.',
    'Fyrtioen tusen förfrågningar i sekunden för en rad',
    'Det tog 31 minuter att sälja de 2 000 delarna, och 640 betalningar måste återbetalas.',
    'Ungefär fem timmar i veckan vid sidan av huvudrollen. 70 trafikföretag, 40 miljoner hållplatstider, och guiden med vilken 12 volontärer gjorde sitt första bidrag.',
  ],
};

/** Reordered numbers, *every fifth* and *twentyfold*. */
const mostWarnings = 3;

it.each(Object.keys(translations))('honest sentences in %s', (to) => {
  const vocabulary = vocabularyOf(sampleContent);
  const found = originals.flatMap((original, index) =>
    compareTexts({ original, translated: translations[to]![index]!, from: 'en', to }, vocabulary),
  );
  expect(found.filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(found.length).toBeLessThanOrEqual(mostWarnings);
});

it('a number that such a sentence lacks is an error', () => {
  const [original = ''] = originals;
  const translated = translations['pl']![0]!.replace('31', 'wielu');
  expect(
    compareTexts({ original, translated, from: 'en', to: 'pl' }, vocabularyOf(sampleContent)),
  ).toMatchObject([{ severity: 'error', message: expect.stringContaining('number 31') }]);
});
