// Polish cues.
import type { Language } from './language.ts';

/** Negators of technologies before them. */
const gone =
  'to nie nasza bajka, nie nasza bajka, to nie dla nas, nie dla nas, to nie my, poszedł w odstawkę, poszła w odstawkę, zastąpion|y|a|e przez, wycofan|y|a|e, odpada, został zastąpiony przez, została zastąpiona przez, zostało zastąpione przez, zostały zastąpione przez, ustąpił miejsca, został wycofany, została wycofana, odszedł do lamusa, odeszła do lamusa, to już przeszłość, wyszedł z użycia, nie dziękuję, nas nie interesuje, nie interesuje nas, został wyłączony, u nas nie uświadczysz, nie uświadczysz, nie mamy i nie planujemy, nie mamy nic wspólnego, nic wspólnego';

/** Denials of a demand for technologies before or after them. */
const denied =
  'nie jest wymagan|y|a|e, nie są wymagane, nie są wymagani, nie jest konieczn|y|a|e, nie są konieczne, nie jest potrzebn|y|a|e, nie jest niezbędn|y|a|e, nie jest obowiązkow|y|a|e, nie jest wymogiem, nie jest warunkiem, nie będzie potrzebn|y|a|e, nie będzie wymagan|y|a|e, niewymagan|y|a|e, nie musisz znać, nie musisz, nie stanowi wymogu, nie są potrzebne, nie są niezbędne';

export const polish: Language = {
  tag: 'pl',
  tells:
    'i, w, z, na, do, się, nie, są, od, po, za, o, oraz, dla, lub, jak, co, że, ze, we, przez, przy, pod, nad, ale, czy, to, być, mieć, mamy, masz, twój, twoje, twoja, nasz, nasze, nasza, naszego, naszym, ciebie, ci, nas, nam, ich, które, który, która, tylko, też, już, bardzo, doświadczenie, doświadczenia, znajomość, znajomości, umiejętność, wymagania, wymagane, wymagana, wymagany, mile, widziane, widziana, programista, programistka, inżynier, starszy, młodszy, szukamy, poszukujemy, oferujemy, oferta, pracy, praca, lat, lata, atutem, plusem, dodatkowym, obowiązki, firma, zespół, zespołu, stanowisko, konieczna, niezbędne, używamy, pracujemy, bez, zamiast, ani, główny, doświadczony, specjalista, stażysta, dobrze, jeśli, znasz, reszta, mam, jestem',
  falseFriends:
    'to, do, i, a, on, by, my, ten, we, one, go, plan, most, no, at, ci, las, lat, over, pod, post, ran, w, z, ale, list, problem',
  ordinary:
    'Go, Nim, Rest, Helm, Kong, Elm, Dart, Spring, Next, Play, Chef, Base, Pan, Praca, Pod, Opal, Logo, Ada, Pinia, Gin, Rod, Echo, Koa, Jest, Stan, Sensu, EKS',
  small: 'i, w, z, na, do, od, po, za, o, oraz, dla, lub',
  suspending: 'i, lub, oraz',
  abbreviations:
    'ang, j, niem, wyksz, kat, komerc, dośw, np, itp, itd, tj, tzn, m.in, min, ok, ds, ul, godz, mies, zł, dr, inż, tel, ww, wg',
  decoys:
    'profil na githubie, profil github, w nim, z nim, o nim, po nim, nad nim, niej i nim, go i, stany zjednoczone, stanów zjednoczonych, stanach zjednoczonych, autobusem solaris, autobus solaris, autobusy solaris, jest git, było git, sensu stricto, ma sensu, outlook dla systemu ios, outlook dla systemu android, outlook na ios, outlook na android',
  endings:
    'a, u, em, iem, owi, ie, y, ą, ę, i, e, ze, ów, om, ami, ach, owy, owa, owe, owych, owego, owym, owej',
  numerals:
    'jeden/co najmniej jeden/jednego/rok doświadczenia/roku doświadczenia, dwa/dwie/dwóch/dwu/dwuletnie/dwuletnim, trzy/trzech/trzyletnie/trzyletnim, cztery/czterech/czteroletnie/czteroletnim, pięć/pięciu/piec/pięcioletnie/pięcioletnim, sześć/sześciu/sześcioletnie, siedem/siedmiu, osiem/ośmiu, dziewięć/dziewięciu, dziesięć/dziesięciu/dekada/dekadę/dekady/dziesięcioletnie/dziesięcioletnim, jedenaście/jedenastu, dwanaście/dwunastu, trzynaście, czternaście, piętnaście/piętnastu, szesnaście, siedemnaście, osiemnaście, dziewiętnaście, dwadzieścia/dwudziestu',
  mention: {
    everyday: 'uop, b2b',
    negator: `nikt nie używa, koniec z, uciekamy od, nie, bez, ani, nigdy, żaden, żadna, żadne, żadnej, żadnego, zamiast, brak, oprócz, poza, wyjąwszy, z wyjątkiem, a nie, i nie, nie używamy, nie pracujemy z, nie korzystamy z, nie stosujemy, nie wymagamy, nie szukamy, nie oczekujemy, już nie używamy, już nie, zrezygnowaliśmy z, rezygnujemy z, odeszliśmy od, odchodzimy od, porzuciliśmy, wycofaliśmy, przestaliśmy używać, pożegnaliśmy, zbędn|y|a|e, ${gone}, ${denied}, nie jest, zapomnij o, pożegnaliśmy się z, zero zainteresowania, nie wchodzi w grę`,
    affirmation:
      'nie tylko, nie szkodzi, nie ma problemu, nie boisz się, nie bój się, nie boi się, nie obawiasz się, nie są ci obce, nie jest ci obcy, nie jest ci obca, nie jest ci obce, nie jest obcy, nie jest obca, nie jest obce, nieobca, nieobcy, nieobce, nie martw się, bez obaw, bez problemu, bez problemów, nie mniej niż, nie więcej niż, jeszcze nie, nie zawsze, lub bez, nie wszystko, nie wszystkie, nie zapominając o, bez wątpienia, nie czekaj, nie jest tajemnicą, nie ma dla ciebie tajemnic, nie ma tajemnic, nie zaszkodzi, nie ograniczając się do, nie obce, bez tajemnic, nie ma znaczenia, brak strachu, nie początkujący, nie opcjonalne',
    supposition:
      'jeśli, jeżeli, gdy, nawet jeśli, czy, jak miałeś, jak miałaś, jak znasz, jak masz',
    contrast: 'ale, lecz, jednak, natomiast, podczas gdy, za to, tylko',
    be: 'jest, są, będzie, będą, był, była, było, być, byłoby, byłby, byłaby, to, stanowi, zostały, został, jestem, jesteś, jesteśmy, jestesmy, jestes',
    demand: `wymagan|y|a|e|i|ych, wymagamy, wymaga, wymóg, wymogiem, konieczn|y|a|e|ych, konieczność, niezbędn|y|a|e, potrzebn|y|a|e, potrzeba, potrzebujesz, potrzebujemy, obowiązkow|y|a|e, oczekujemy, oczekiwan|y|a|e, używamy, korzystamy, stosujemy, pracujemy, szukamy, warunek, warunkiem, istotn|y|a|e, musisz, trzeba, zbędn|y|a|e, w grę, ${gone}, ${denied}, nie używamy, już nie używamy, nie korzystamy z, nie wymagamy, nie oczekujemy, nie szukamy, zero zainteresowania, nie wchodzi w grę, chcemy, znajdziesz, mamy, planujemy, lubimy, tutaj, u nas`,
    preference:
      'nieobowiązkowo, nieobowiązkowa, nieobowiązkowy, nieobowiązkowe, niekoniecznie, niekonieczna, niekonieczny, niekonieczne, fakultatywnie, fakultatywna, fakultatywny, punkty za, plus za, jak umiesz, jak ogarniasz, jak znasz, to super, bonusik, mały plus, plusiki, chętnie zobaczymy, mile byłoby, fajnie by było, fajnie by było znać, fajnie gdyby, byłoby fajnie, byłoby super, byłoby miło, tym lepiej, jeszcze lepiej, na duży plus, wielki plus, ogromny plus, spory plus, cenimy, ucieszy nas, cieszy nas, punktujesz za, punktowane, warto znać, super jak, fajnie jak, spoko jak, też spoko, jest w cenie, przyda się też, nice, mile widzian|y|a|e|i, mile widziane będzie, mile widziane będą, atut, atutem, atutem będzie, dodatkowym atutem, dodatkowym atutem będzie, dużym atutem, będzie atutem, są atutem, plus, plusem, plusem będzie, plusem będą, dodatkowym plusem, dodatkowym plusem będzie, będzie plusem, na plus, duży plus, dodatkowy plus, opcjonalnie, opcjonaln|y|a|e, najlepiej, preferowan|y|a|e, preferujemy, idealnie, w idealnym świecie, bonus, bonusem, przewaga, przewagą, zaletą, dobrze jeśli, dobrze by było, super jeśli, fajnie, fajnie jeśli, nice to have, pożądan|y|a|e, wskazan|y|a|e, przydatn|y|a|e, przyda się, przydadzą się, docenimy, doceniamy, chętnie, ewentualnie, nie zaszkodzi, ułatwi, pomoże, pomocna, pomocne, pomocny, dodatkowo punktowane, wisienka na torcie, wisienką na torcie, miło jeśli, będzie miło, miło gdy, dodatkowymi atutami, dodatkowymi atutami będą, atutami, atutami będą, preferowani, preferowana, preferowany, miło widzian|y|a|e, będzie super, plusik, dobrze mieć',
    obligation:
      'obowiązkowo, obowiązkowych, obowiązkowej, obowiązkową, obowiązkowi, koniecznych, koniecznej, konieczną, niezbędnych, niezbędnej, niezbędną, niezbędnie, wymagane jest, wymaganych, wymaganej, wymaganą, wymaganego, potrzebni, potrzebnych, obligatoryjnych, klient wymaga, klient chce, w małym palcu, oczekujemy, liczymy na, musi znać, musi umieć, musi ogarniać, trzeba znać, trzeba umieć, wymaga, wymagają, nie podlega negocjacji, jest kluczowa, jest kluczowy, są kluczowe, kluczowa jest, kluczowy jest, podstawą jest, to must, najważniejsz|y|a|e, obligatoryjn|y|a|e|ie, nieodzown|y|a|e, nie może zabraknąć, to mus, mus, powinieneś znać, powinnaś znać, ani rusz, wymagan|y|a|e|i, wymagamy, wymóg, konieczn|y|a|e, koniecznie, niezbędn|y|a|e, obowiązkow|y|a|e, minimum, min, co najmniej, przynajmniej, musisz, muszą, warunek konieczny, warunkiem, warunkiem koniecznym, must have, potrzebn|y|a|e, trzeba, bezwzględnie, podstawowy wymóg, to podstawa, podstawa, musi być',
    requirement:
      'umie, umiesz, umieć, umiał|by|a|aby, znając|y|a|ej|ego|ą, zna się na, znasz się na, znać się na, biegły, biegłego, obeznany, obeznana, obeznanego, obeznaną, radzi sobie, radzisz sobie, radzić sobie, ogarni|e|ać|ała|ał, dysponujesz, dysponuje, opanowan|y|a|e|ą, mocny w, mocna w, mocnej w, mocnego w, mocną w, śmiga w, śmigasz w, do czynienia z, nie boi się, nie boisz się, na dobrym poziomie, na poziomie, kogoś od, ktoś od, ogarnia, ogarniasz, ogarnąć, doświadczenie, doświadczenia, doświadczeniem, znajomość, znajomości, znajomością, wiedza, wiedzy, wiedzę, umiejętność, umiejętności, biegłość, biegła, biegłej, biegle, praktyczna, praktycznej, dobra, dobrej, bardzo dobra, bardzo dobrej, świetna, doskonała, doskonałej, lat, lata, roku, rok, letnie, letniego, znasz, zna, znać, potrafisz, potrafi, posiadasz, posiada, masz, szukamy, poszukujemy, oczekujemy, udokumentowane, komercyjne, komercyjnego, solidne, solidna, zaawansowana, zaawansowanej, kompetencje, kompetencji, obycie, rozumiesz, rozumienie, orientacja, swobodnie, pracował|eś|aś, pracowałeś, programujesz, tworzysz, wykształcenie, kto zna, która zna, który zna, osoby, osobę, bardzo dobrze, bardzo dobrze zna, bardzo dobrze znasz, dobrze znasz, dobrze zna, wystarczy',
    handling:
      'znajomość, znajomości, znajomością, znajomość języka, znajomości języka, znajomość technologii, znajomość frameworka, znajomość środowiska, znajomość systemu, znajomość systemów, znajomość narzędzi, doświadczenie z, doświadczenie w, doświadczenie we, doświadczenie ze, doświadczenie z pracy z, doświadczenie w pracy z, doświadczenie w programowaniu w, doświadczenia z, doświadczenia w, doświadczenia we, doświadczeniem w, doświadczeniem z, wiedza z zakresu, wiedza o, wiedza na temat, wiedza z, umiejętność programowania w, umiejętność obsługi, umiejętność korzystania z, programowania w, programowanie w, programujesz w, programować w, biegłość w, biegła znajomość, praca z, pracy z, pracował z, używamy, korzystamy z, stosujemy, piszemy w, pisać w, znasz, zna, obsługa, obsługi, podstawy, podstaw, lat w, lata w, lat z, lata z, lat doświadczenia w, lat doświadczenia z, lata doświadczenia w, lata doświadczenia z, wykorzystaniem, wykorzystanie, z wykorzystaniem, z użyciem, oparte na, opartych na, w oparciu o, migracja do, biegle w',
    usage:
      'używać, korzystać z, w, we, z, ze, jak, takie jak, takich jak, takimi jak, np, m.in, na przykład, typu, przy użyciu, na, do, i, oraz, jako, najlepiej, szczególnie, głównie, języku, język, języka, technologii, frameworka, framework, dobra, nauczysz',
    trade:
      'programista, programistka, programiści, programistów, programistę, inżynier, inżyniera, deweloper, developera, specjalista, ekspert, architekt, administrator, konsultant, środowisko, środowisku, język, języka, językach, frameworku, frameworka, kandydat|ów',
    pointer: 'biblioteki, bibliotek, biblioteka, z, jak, takie jak, np, w, m.in',
    artefact:
      'komponenty, komponentów, usługi, aplikacja, aplikacje, aplikacji, projekt, projekty, projektów, bazy danych, baz danych, biblioteki, bibliotek, skrypty, skryptów, środowisko, kod, kodu, mikroserwisy',
    technicalArtefact:
      'komponenty, komponentów, biblioteki, bibliotek, skrypty, bazy danych, mikroserwisy',
    glue: 'i, lub, oraz, jest, są, w, z, na, do, dla, będzie, będą, nie, a, czy, albo, jak, oraz, mile, wymagana, wymagany, wymagane, konieczna, atutem, przy, w środowisku, od',
    likeness:
      'lub podobne narzędzie, lub podobnego narzędzia, lub podobnym narzędziem, lub innego narzędzia, lub innym narzędziem, albo innego, albo czegoś podobnego, lub czegoś podobnego, jedno z dwojga, którykolwiek, którąkolwiek, którekolwiek, wystarczy jedno, wystarczy jeden, wystarczy jedna, obojętnie, wszystko jedno, bez różnicy, co wolisz, lub coś podobnego, albo coś podobnego, lub cokolwiek, albo cokolwiek, lub ekwiwalent, lub odpowiednik, lub zbliżone, oba ok, itp do wyboru, do wyboru, lub podobn|y|a|e|ych|ego|ej, lub inn|y|a|e|ych|ego|ej, albo podobn|y|e, albo inn|y|e, lub równoważn|y|e, lub pokrewn|y|e|ych',
    announcement:
      'technologie, technologii, języki, język, narzędzia, frameworki, wymagania, wymagane, znajomość, umiejętności, stack, stack technologiczny, technologie których używamy, mile widziane, bazy danych, doświadczenie, środowisko, niezbędne, opcjonalnie, kompetencje, konieczne, atutem, plusem, nasz stack, biblioteki',
    software:
      'programista, programistka, programowanie, programowania, oprogramowanie, oprogramowania, aplikacji, aplikacje, technologii, technologie, bazy danych, baz danych, serwer, kod, kodu, platforma, platformy, mikroserwisy, wdrożenie, systemów, developer, deweloper, usług, usługi',
    lack: 'nie, bez, brak, ani, nigdy, żadnego, żadnej',
    terms:
      'uop, rodo, zdalnie, praca zdalna, hybrydowo, stacjonarnie, pełny etat, b2b, umowa o pracę, k/m, m/k, 100% zdalnie, remote',
    list: 'w ostateczności, lub ewentualnie, albo ewentualnie, alternatywnie, względnie, bądź też, lub też, albo też, a jak nie to, ew, ewent, lub w, lub ew, i, lub, oraz, albo, czy, ani, a także, jak również, bądź, i/lub, oraz z, lub z, i z, ani z, ani w, ewentualnie',
    passage:
      'w, we, z, ze, na, do, o, od, jest, są, się, znajomość, znajomości, doświadczenie, doświadczenia, doświadczenia z, doświadczenia w, doświadczenie z, doświadczenie w, wiedza, wiedzy, umiejętność, umiejętności, używamy, używać, korzystać, korzystać z, korzystamy z, pracujemy z, pracować, pracować z, pracy, pracy z, wymagamy, wymagana, wymagany, wymagane, konieczna, potrzebna, znać, mieć, szukamy, szukamy programistów, oczekujemy, tu, tutaj, u nas, już, też, technologii, technologii takich jak, takich jak, takie jak, starych, starego, nasz, naszym, jakiejkolwiek, wcześniejszego, wcześniejszej, głębokiej, będzie, programista, programistów, profil, profili, języka, być, musisz, musi, trzeba, potrzebujesz, legacy, czystego, samego, specjalistycznej, tym, tej, roli, stanowisku, sama, sam, chcemy, znajdziesz, mamy, to, stanowisko, dla, programisty',
    follower:
      'programista, programistów, developerów, kandydatów, projekty, kod, profile, doświadczenie, tutaj, u nas',
    verb: 'używamy, używa, korzystamy, pracujemy, szukamy, wolimy, wystarczy, wystarczą, zastąpił, zastępuje, przeszliśmy, przechodzimy, migrujemy, wybraliśmy, stosujemy, tworzymy, piszemy, działa, robimy',
    years:
      'dekada, dekadę, dekady, dwuletnie, dwuletnim, trzyletnie, trzyletnim, czteroletnie, czteroletnim, pięcioletnie, pięcioletnim, sześcioletnie, dziesięcioletnie, dziesięcioletnim, latek, letni, letnia, lat dośw, lat expa, lata expa, lat w zawodzie, lata w zawodzie, lat, lata, rok, roku, lat doświadczenia, lata doświadczenia, kilkuletnie, wieloletnie, letnie, letnim, letniego, letnią, letniej, lat exp',
    nature:
      'chmura, chmurę, chmurą, chmur, relacyjna baza danych, relacyjną bazę danych, relacyjnej bazy danych, bazę danych, języka, język, językiem, głównym językiem, baza danych, bazą danych, framework, narzędzie',
    replaced:
      'zastąpił, zastępuje, zastąpiła, zastąpiony, zastąpiona, zastąpione, zastąpiliśmy, wymieniliśmy, zamieniliśmy, zamieniony',
    successor: 'przez, na',
  },
  role: {
    senior:
      'senior, seniorem, seniorka, seniorkę, seniorki, seniorski, seniorskie, poziom senior, starszej, starszym, doświadczonym, doświadczonej, doświadczeni, stary wyjadacz, starego wyjadacza, wyjadacz, wyjadacza, weteran, weterana, z dużym doświadczeniem, bardzo doświadczon|y|a|ego, siwe włosy, siwą brodą, ekspercki, wytrawny, wytrawnego, główną, głównym, starszy, starsza, starszego, starszą, doświadczon|y|a|ego|ą, senior/ka, seniora, główny, główna, głównego, wiodący, wiodąca',
    rank: 'lider, liderka, kierownik, kierowniczka',
    lead: 'tech leada, team leada, team leadera, team leader, team leaderka, lidera zespołu, liderka zespołu, liderkę zespołu, liderem zespołu, lider techniczna, liderka techniczna, liderem technicznym, liderkę techniczną, kierownik działu, kierownika działu, kierownik it, kierownik działu it, kierownika zespołu, kierownik projektu programistycznego, kierownik rozwoju oprogramowania, szef zespołu, szefa zespołu, główny programista, głównego programisty, dyrektor it, techniczny lider, lead developera, lead developer, engineering managera, engineering manager, lider techniczny, lider zespołu, kierownik zespołu programistów, kierownik techniczny, kierownik zespołu, tech lead, lidera technicznego, lider zespołu programistów',
    otherLevel:
      'junior, juniorka, juniorkę, juniorem, juniorski, juniorskie, juniorskiego, poziom junior, młodszą, młodszym, młodszej, stażyści, stażystów, stażystek, stażystką, na staż, płatny staż, praktyki studenckie, praktykanta, praktykantów, praktykantkę, student, studentka, studenta, studentów, studentkę, absolwenta, absolwentka, absolwentów, absolwentkę, świeżo po studiach, po studiach, początkującego, początkującej, początkujących, bez doświadczenia, pierwsza praca, pierwszej pracy, uczeń, asystenta, po bootcampie, regulara, regularem, poziom regular, poziom mid, midem, średniozaawansowany, średniozaawansowana, średni poziom, młodszy, młodsza, młodszego, stażyst|a|ka, stażystę, praktykant, praktykantka, staż, praktyki, mid, regular, początkując|y|a, absolwent, asystent, juniora, mida',
    roleNoun:
      'ogarniacz, ogarniacza, człowiek, człowieka, magik, magika, ninja, wymiatacz, wymiatacza, dev, deva, devów, deweloperka, programistk|ą|i, programistą, specjalistą, specjalistki, admin, admina, adminka, administratorem, testerem, testerów, analityczkę, konsultanta, konsultantkę, projektanta, projektantka, projektantkę, architektem, seniora, seniorem, juniora, juniorem, mida, midem, stażystą, praktykanta, praktykantkę, pracownik, pracownika, backendowczyni, fullstacka, fullstack, pentestera, danych, programist|a|ka|ę, programista/programistka, programista/ka, inżynier, inżyniera, inżynierka, inżynier oprogramowania, architekt, architekta, administrator, administratora, analityk, analityka, konsultant, konsultantka, specjalist|a|ka|ę, ekspert, eksperta, tester, deweloper, developera, kandydat, stanowisko, stanowiska, rola, osoba, osoby, osobę, oferta, frontendowiec, frontendowca, backendowiec, backendowca, analityk danych, data engineera, data scientista, testera, engineera, analityczka, analityczka danych, inżynierkę, inżynierki, testerka, testerkę, kogoś od, kogoś na, ktoś od, administratorka, administrator baz danych, administrator systemów, administratorka baz danych, programistka, programistki, praktykant, praktykantka, stażyst|a|ka|ę, kierownik, kierowniczka, administratora baz danych, administratora systemów, inżynier danych, inżyniera danych, inżynierka danych, inżynierki danych, architektka, androidowca, iosowca, androidowiec, danologa, analityka danych, administrator linuksa, devopsa, nauczyciel, nauczycielka, trener, trenerka, wykładowca, handlowiec, księgow|y|a, rekruter, rekruterka',
    roleNouns:
      'programiści, programistów, inżynierowie, inżynierów, specjaliści, specjalistów, architekci, eksperci, kandydaci, deweloperzy, developerów, analitycy',
    relation:
      'raportując, podlegać, podlegając, podlegasz, podlega, przełożony, przełożonym, pod nadzorem, nadzór, we współpracy z, współpracujesz z, współpracował z, współpracowała z, współpracować będziesz z, pracujesz z, pracując z, kontakt z, w kontakcie z, zespół składa się, składa się z, składający się z, złożony z, złożonym z, kierowany przez, prowadzony przez, z naszym, z naszymi, z innymi, współpraca z, współpracować z, współpracy z, współpracując z, wspólnie z, razem z, wraz z, z zespołem, z zespołami, przy wsparciu, wsparcie, wsparcia, wspierać, wspieranie, pod opieką, pod okiem, pod kierunkiem, uczyć się od, uczysz się od, raportując do, raportowanie do, raportujesz do, mentoring, mentor, nasz zespół, obok, awans, awansu, rozwój w kierunku, koledzy, koleżanki, naszymi, naszych, naszym',
    hiring:
      'szukam kogoś, szukamy kogoś, szukamy osoby, potrzebny, potrzebna, potrzebne, potrzeba, potrzebujemy kogoś, potrzebuje, poszukuję, poszukiwany/a, poszukiwani, szukasz, zna ktoś, ktoś zna, znasz kogoś, znacie kogoś, znacie, kto ogarnia, ogarnia, ogarniający, ktoś do, kogoś do, ktoś z, kogoś z, wzmocnić, wzmocnienie, na wzmocnienie, wzmocnienia, do wzmocnienia, zatrudniamy, zatrudnię, przyjmę, dołącz, dołącz jako, dołącz do, rekrutacja, rekrutacja na, na rolę, na pozycję, rola, wakat, dla klienta, dla seniora, brakuje nam, brakuje, projekt dla, mam projekt dla, mam ofertę, poszukujemy, poszukuje, szukamy, szuka, zatrudnimy, zatrudni, przyjmiemy, rekrutujemy, jako, stanowisko, na stanowisko, poszukiwany, poszukiwana, do zespołu, oferta pracy, zostań, szukam, szukam dla, potrzebuję, potrzebujemy, kogoś od, kogoś na, ktoś od, kogoś, ktoś',
    otherSenior:
      'marketing, marketingu, sprzedaży, klientów, dyrektor, zarząd, menedżer, opieka, dom',
    backend:
      'backendow|y|a|e|ego|ym|ej, backendowiec, backendowca, backendu, backendzie, back-endow|y|a, strony serwerowej, serwerow|a|ej',
    fullstack: 'fullstackow|y|a, full-stackow|y|a, fullstacka',
    anotherTrade:
      'testerem, testerów, testera oprogramowania, testerka oprogramowania, testera manualnego, testera automatyzującego, automatyk, automatyka, inżynier testów, inżyniera testów, zapewnienia jakości, kontroli jakości, jakości, kierownik testów, automatyzacji testów, automatyzacja testów, programista gier, programistka gier, gamedev, gamedevu, gamedevowiec, projektant gier, grafik 3d, programista systemów wbudowanych, programistka systemów wbudowanych, wbudowane, elektronik, elektronika, elektroniki, mechanik, mechatronik, robotyk, robotyki, programista robotów, plc, konstruktor, konstruktora, projektant graficzny, grafik komputerowy, webdesigner, wsparcia technicznego, specjalista ds wsparcia, wsparcia it, wsparcia użytkowników, helpdesk, helpdesku, service desk, serwisant, serwisanta, informatyk szkolny, informatyka szkolnego, kierownika projektu, kierowniczka projektu, kierownik projektów, menedżer projektu, project managera, koordynator projektu, analityk biznesowy, analityka biznesowego, analityczka biznesowa, analityk systemowy, analityka systemowego, analityk systemowa, konsultant wdrożeniowy, konsultanta wdrożeniowego, wdrożeniowiec, wdrożeniowca, sap, abap, erp, crm, cobola, architekt korporacyjny, bioinformatyk, frontendow|y|a, frontendu, tester, grafik, grafika, projektant, sieci, sieciow|y|a, bezpieczeństwa, wsparcie, analityk, analityk danych, gier, mobilny, mobilnych, marketingu, wbudowan|y|ych, systemów wbudowanych, testerka, automatyzujący, kierownik projektu, testów, testerk|a|ę|i, wbudowanego, nauczyciel, nauczycielka, trener, trenerka, wykładowca, handlowiec, księgow|y|a, rekruter, rekruterka, sprzedaży, kierownik, kierowniczka',
    asking:
      'doświadczenie, doświadczenia, rozwijać, rozwój, tworzenie, tworzyć, tworzenia, projektowanie, projektować, implementacja, implementować, znajomość, odpowiedzialny, odpowiedzialność, budować, budowanie, utrzymanie, programowanie, będziesz, twoja, twoje, programować',
    prose:
      'nasz, nasze, nasza, nas, jesteśmy, jest, są, masz, mamy, się, ci, cię, będziesz, będzie, które, który, że, czy, oferujemy, jesteś, tworzymy, twój, twoje, to',
    datum:
      'poziom seniority, oczekiwany poziom, wymagany poziom, nazwa stanowiska, pozycja/rola, szczebel, poziom, stanowisko, rola, seniority, poziom doświadczenia, pozycja, poziom stanowiska',
    possessive: 'nasz, nasze, nasza, nasi, naszych, naszymi, naszym, ich, inni, innych, innymi',
    between: 'od, między',
    minor: 'trochę, nieco',
    standAlone: 'lider',
    mid: 'regulara, regularem, poziom regular, poziom mid, midem, średniozaawansowany, średniozaawansowana, średni poziom, samodzielny, samodzielna, samodzielnego, mid, regular, mida',
    frontend:
      'frontendzie, frontendow|ego|ych|ej|e, frontendowczyni, frontendowców, frontendowcem, frontendowcy, frontem, frontu, na front, do frontu, interfejs|u|y|ów, interfejs użytkownika, interfejsów użytkownika, warstwy wizualnej, frontendow|y|a, frontendu, frontendowiec, frontendowca, od frontu, frontendem, frontend, front',
    mobile:
      'mobilne, mobilnego, mobilnym, mobilkę, appki, apki, apkę, apka, aplikacji mobilnej, aplikacja mobilna, aplikację mobilną, programista mobilny, programistka mobilna, programista aplikacji mobilnych, programista androida, iosa, na androida, mobiln|y|a|ych, aplikacji mobilnych, mobilnej, androidowca, iosowca, androida, androidowiec, mobilki, aplikacje mobilne',
    data: 'platformy danych, platforma danych, danologiem, danowca, inżynierem danych, inżynierowie danych, analitykiem danych, analityczkę danych, programista hurtowni danych, hurtownia danych, hurtownie danych, architekt danych, inżynier uczenia maszynowego, inżyniera uczenia maszynowego, analiza danych, analizy danych, analizie danych, raportowania, raportowanie, statystyk, bazy danych i raporty, modeli językowych, modele językowe, wizja komputerowa, przetwarzania języka, danych, analityk danych, data engineera, data scientista, analityczka danych, uczenie maszynowe, uczenia maszynowego, sztucznej inteligencji, hurtowni danych, inżynier danych, inżyniera danych, inżynierka danych, inżynierki danych, danologa, analityka danych, data science, big data',
    infrastructure:
      'devopsem, devopsów, sysadmina, sysadminem, inżynier chmury, inżyniera chmury, inżynierka chmury, inżynier chmurowy, inżynier systemowy, inżyniera systemowego, inżynier sieciowy, inżyniera sieciowego, inżynier sieci, inżyniera sieci, inżynier platformy, inżyniera platformy, inżynier infrastruktury, inżyniera infrastruktury, architekt chmury, architekta chmury, administrator it, administratora it, administrator sieci, administratora sieci, administrator systemu, administrator serwerów, administrator systemów informatycznych, admin linuksa, admina, admina linuksa, specjalista ds infrastruktury, specjalista ds sieci, specjalista ds systemów, specjalista ds chmury, serwery, serwerowni, wirtualizacji, bazodanowy, bazodanowego, bazodanowiec, bazodanowca, utrzymania systemów, utrzymania infrastruktury, chmura, chmurze, sieci, sieciow|y|a, infrastruktury, chmury, chmurow|y|a|ych, baz danych, systemów, platformy, administrator systemów, administrator baz danych, administratorka baz danych, administratora systemów, administratora baz danych, administrator linuksa, administratora, devopsa, chmurę, serwerów',
    security:
      'cyberbezpieczniak, cyberbezpiecznika, bezpiecznik, bezpiecznika, bezpieczeństwa it, bezpieczeństwa informacji, bezpieczeństwa systemów, bezpieczeństwa teleinformatycznego, specjalista ds bezpieczeństwa, specjalista ds cyberbezpieczeństwa, specjalistka ds cyberbezpieczeństwa, specjalista ds bezpieczeństwa it, specjalista ds bezpieczeństwa informacji, inżynier bezpieczeństwa, inżyniera bezpieczeństwa, analityk bezpieczeństwa, analityka bezpieczeństwa, architekt bezpieczeństwa, ekspert ds bezpieczeństwa, ekspert bezpieczeństwa, pentester, pentestera, pentesterka, pentesterem, testów penetracyjnych, testy penetracyjne, testów bezpieczeństwa, etyczny haker, appsec, bezpieczeństwa, cyberbezpieczeństwa, cyberbezpieczeństwem, cyber, bezpieczeństwo, cyberbezpieczeństwo',
    client: 'klienta, klientów',
    outsider:
      'nauczyciel, nauczycielka, trener, trenerka, wykładowca, handlowiec, handlowca, księgow|y|a|ego|ej|ą, rekruter, rekruterka, rekrutera, sprzedawca, sprzedawczyni, przedstawiciel handlowy, doradca klienta, opiekun klienta, pracownik ochrony, ochroniarz, ochrony, kadrow|a|y|ej, specjalista ds kadr, specjalista ds płac, specjalistka ds kadr i płac, asystentka, sekretarka, recepcjonista, recepcjonistka, kierowca, kierowcy, kierowcę, kucharz, kucharza, kelner, kelnerka, pielęgniarka, pielęgniarki, redaktor, redaktorka, tłumacz, tłumaczka, prawnik, specjalista ds marketingu, specjalistka ds marketingu, elektryk, mechanik, magazynier, product ownera',
    developer:
      'programist|a|ka|ę|ki|y, programista/programistka, programista/ka, inżynier oprogramowania, inżyniera oprogramowania, deweloper, dewelopera, developera, dev, deva',
    team: 'zespół, zespołu, zespole, zespoły, ekipa, ekipy, dział, działu',
    otherDiscipline:
      'staż pracy, stażu pracy, dobre praktyki, dobrych praktyk, najlepsze praktyki, najlepszych praktyk, dobrymi praktykami',
  },
  topic: {
    elsewhere:
      'inny zespół, inne zespoły, innego zespołu, inny team, dostawca, koledzy, sąsiedniego, sąsiedni zespół, podwykonawca, firma zewnętrzna, agencja, robi dział, ktoś inny, zajmuje się kto inny',
    taught:
      'nauczymy, nauczymy cię, nauczysz się, nauczysz się u nas, nauczysz się na miejscu, przeszkolimy, do nauczenia, można się nauczyć, uczymy, pokażemy ci',
    seeking:
      'szukamy, szuka, szukają, szukam, poszukujemy, poszukuje, poszukują, poszukiwany, poszukiwana, zatrudnimy, zatrudni, potrzebujemy, potrzebuje, potrzebny, potrzebna',
    optionalLabel: 'może, mogą, mile',
    yours: 'twój, twoja, twoje, twoich',
    helping:
      'wesprze cię, wspiera cię, pomoże ci, pomaga ci, wdroży cię, wprowadzi cię, nauczy cię, będzie twoim, jako mentor, jako twój mentor, twój mentor, twoim mentorem, u twojego boku, pracować z, współpracować z, będziesz współpracować z, możliwość awansu, ścieżka kariery, ścieżka do, wsparcie od, pod skrzydłami',
    member: 'członek',
    asMember: 'jako',
    substitute:
      'też może być, też ok, też jest ok, też będzie ok, też się liczy, też się nada, również się nada, też wystarczy, też pasuje, także może być, też jest w porządku, też akceptujemy, też się sprawdzi, też spoko, też git',
    article: 'jeden, jakiś, dowolny, dowolna',
    others: 'oni, klient',
    demandingWord:
      'kryteria, podstawy, niezbędnik, musi, potrzebujesz, potrzebujemy, oczekujemy, oczekujesz, szukamy, wymagamy, musisz, znasz, umiesz, potrafisz, profil, osoba, osoby, kandydat, kandydata, powinieneś',
    welcomingWord:
      'wyróżnić, zaplusujesz, zaplusuj, ucieszymy, dodatki, ucieszyłoby, zachwycić, uśmiechu, radość, zaimponuje, wisienka, tort, punktujesz, zaskoczysz, zaskoczy, uśmiechniemy, serce, oczarujesz, bonus, fajnie, super, miło, ucieszy, uśmiech, ekstra, punkty, plusy, zachwyci, wyróżni, zaimponujesz, bonusowo, lubimy',
    taskWord:
      'codzienność, obowiązków, zadań, należało, zakres, praca, pracy, wyzwania, wyzwanie, przyszłość, rola, wynagrodzenie, umowa, tydzień, zadania, obowiązki, kariera, robić, pracować, dzień, zespół, oferujemy, uczyć, projekt, dołącz, robisz',
    conditional:
      'byłaby, byliby, byłyby, by było, zachwyciłoby, byłoby, byłby, chcielibyśmy, ucieszyłoby',
    besides: 'już, też, także, dodatkowo, również',
    praise: 'dobrze, ekstra, genialnie, spoko, rewelacja, fajne, super, miło, świetnie',
    demandingHeading:
      'się nie obejdzie, nie obejdzie, nam zależy, wymogi, wymogi formalne, wymogi merytoryczne, kandydat idealny, idealna kandydatka, osoba idealna, ani rusz, nie może zabraknąć, nie obejdzie się bez, niezbędnik, wymagania, nasze wymagania, wymagania techniczne, wymagania konieczne, wymagania obowiązkowe, wymaganie, wymagane, wymagana, wymagany, niezbędne, niezbędna, konieczne, konieczna, obowiązkowe, oczekujemy, czego oczekujemy, nasze oczekiwania, oczekiwania, oczekujemy od ciebie, kogo szukamy, szukamy, poszukujemy, twój profil, profil, profil kandydata, profil kandydatki, kwalifikacje, umiejętności, twoje umiejętności, kompetencje, twoje kompetencje, doświadczenie, twoje doświadczenie, znajomość, co powinieneś umieć, co wnosisz, masz, posiadasz, co musisz mieć, musisz mieć, musisz, potrzebujesz, czego potrzebujesz, must have, must-have, skills, hard skills, o tobie, kim jesteś, jesteś, to ty, dla kogo, idealny kandydat, aplikuj jeśli, aplikuj, jeśli, potrzebne, minimum, minimalne, umiejętności wymagane, to musisz umieć, czego szukam, szukam, obowiązkowo, trzeba, wymagamy',
    welcomingHeading:
      'punkty dodatkowe, miłe zaskoczenie, mocne strony, które docenimy, bonusik, plusiki, opcjonalny, opcjonalna, wyróżnia cię, dodatkowe punkty, mile zaskoczy, mile widziane, mile widziana, mile widziany, dodatkowe atuty, dodatkowym atutem, dodatkowym atutem będzie, atutem będzie, atutem, atut, atuty, dodatkowe, plusem będzie, plusem, plus, na plus, dodatkowy plus, dodatkowe plusy, opcjonalnie, opcjonalne, nice to have, bonus, preferowane, wskazane, pożądane, fajnie jeśli, dobrze jeśli, super jeśli, dodatkowo, docenimy, doceniamy, przewagą będzie, wymagania dodatkowe, przyda się, nieobowiązkowe, co będzie twoim atutem, twoim atutem, twoim atutem będzie, dodatkowo punktowane, wisienka na torcie, wisienką na torcie, docenimy również, byłoby super, będzie super, wyróżni cię, zyskasz, zyskasz w naszych oczach, duży atut, miło jeśli, miło jeśli posiadasz, miło jeśli znasz, będzie miło jeśli, miło gdy, dodatkowymi atutami, dodatkowymi atutami będą, atutami będą, atutami, się przyda, co się przyda, przydadzą się',
    taggingHeading:
      'technologie, stack, stack technologiczny, tagi, słowa kluczowe, narzędzia, języki',
    neutralHeading:
      'warto wiedzieć, dobrze wiedzieć, twoja codzienność, kilka słów na początek, zakres zadań, poza zakresem, obowiązki, twoje obowiązki, zakres obowiązków, zadania, twoje zadania, twój zakres obowiązków, główne zadania, odpowiedzialności, co będziesz robić, będziesz, czym się zajmiesz, zajmiesz, twoja rola, rola, opis stanowiska, opis, o nas, kim jesteśmy, jesteśmy, o firmie, firma, o projekcie, projekt, zespół, nasz zespół, nasz stack, nasze technologie, technologie których używamy, technologie w projekcie, używamy, pracujemy, z czym pracujemy, jak aplikować, proces rekrutacji, rekrutacja, kontakt, warunki, dlaczego, miejsce pracy',
    offeringHeading:
      'nie dla ciebie, oferujemy, co oferujemy, nasza oferta, to oferujemy, benefity, korzyści, zapewniamy, dajemy, wynagrodzenie, czego się nauczysz, nauczysz',
    resume:
      'doświadczenie zawodowe, wykształcenie, edukacja, życiorys, curriculum vitae, dane osobowe, data urodzenia, zainteresowania, języki, obecnie, teraz, referencje',
    self: 'ja, mam, jestem, pracuję, pracowałem, pracowałam, zaprojektowałem, zaprojektowałam, kierowałem, kierowałam, zajmowałem, zajmowałam, używałem, używałam, tworzyłem, tworzyłam, rozwijałem, rozwijałam, szukam, prowadziłem, prowadziłam, nazywam się, w moim, moim ostatnim, u mojego, mój obecny',
    yes: 'oczywiście, wiadomo, jasne, pewnie, koniecznie, tak',
    company: 'rynku, firma, firmą, spółka, działamy, założona',
    moving:
      'przesiedliśmy, przerzuciliśmy, przepięliśmy, przesiadamy, przechodzimy, migrujemy, przenosimy, przeszliśmy, przenieśliśmy, zmigrowaliśmy',
    origin: 'ze, od, z',
    destination: 'na, do, aż do',
    permitting:
      'ok, spoko, spokojnie, też ok, też może, może być, mile widziany, mile widziana, zapraszamy, akceptujemy, wystarczy, jak najbardziej',
  },
  detail: {
    whenLabel: 'kiedy, start, termin, dostępność, od kiedy',
    unneeded: 'nieistotne, nieistotny, nieistotna, obojętne, nieważne, bez znaczenia, mało ważne',
    fromOn: 'około, ok, circa, z, jakieś, powiedzmy, minimum, tak z, od, powyżej, ponad',
    date: 'przyszłego miesiąca, stycznia, lutego, marca, kwietnia, maja, czerwca, lipca, sierpnia, września, października, listopada, grudnia, styczeń, luty, marzec, kwiecień, czerwiec, lipiec, sierpień, wrzesień, październik, listopad, grudzień, asap, zaraz, natychmiast, jak najszybciej',
    starting:
      'startuje, ruszamy, rozpoczęcia, start, początek, dostępność, dostępny, dostępna, zacząć, zaczynamy, rozpoczęcie, od, startujemy, wejście',
    term: 'umowa, umowę, umowy, kontrakt, okres próbny, gwarancji, czas określony, wzrostu',
    offered:
      'kurs, kursy, lekcje, zajęcia, płatne, opłacone, finansujemy, dofinansowanie, opłacamy, darmowe, pakiecie, budżet',
    grade:
      'bardzo, całkiem, dobry, dobra, dobrej, dobrego, dobrze, bdb, bardzo dobry, bardzo dobra, poziom, poziomie, poziomu, znajomość, znajomością, znajomości, znajomosc, piśmie, język, języka, językiem, językowy, jezyk, podstawowy, zaawansowany, techniczny, min, minimum, wymagany, wymagana, mile, konieczny, niezbędny, ok, też, również, plus, będzie, spoko',
    level:
      'biegły, biegle, biegła, biegłego, biegłej, biegłość, płynny, płynnie, płynna, płynnego, plynny, plynnie, komunikatywny, komunikatywna, komunikatywnie, komunikatywnego, komunikatywnym, komunikatywnej, swobodny, swobodnie, swobodna, ojczysty, ojczystym, native, mowie, w mowie i piśmie, mówisz, mówić, rozmawiać, rozmawiasz, posługujesz się, średniozaawansowany, konwersacyjny',
    tongueLabel: 'języki, języki obce, znajomość języków, jezyki, językowe, język pracy',
    degree:
      'ostatni rok studiów, studiujesz, studenta, studentów, technikum, średnie techniczne, inżynier informatyk, magister inżynier, studiów, studiach, wyższe, wykształcenia, wykształcenie średnie, mgr, inż, mgr inż, absolwent, absolwentka, dyplom uczelni, uczelnia techniczna, tytuł inżyniera, tytuł magistra, wyższe wykształcenie, wyksztalcenie, wyksztalcenie wyzsze, studia, wykształcenie wyższe, wykształcenie, magister, licencjat, dyplom, studia wyższe, wyższe techniczne',
    tongue:
      'angielsku, niemiecku, polsku, francusku, hiszpańsku, ukraińsku, angol, angola, angielska, rosyjsku, czesku, norwesku, niemieckiego, niemieckim, niemiecką, polskim, polska mowa, francuski, francuskiego, francuskim, hiszpański, hiszpańskiego, włoski, włoskiego, portugalski, portugalskiego, niderlandzki, niderlandzkiego, holenderski, holenderskiego, szwedzki, szwedzkiego, duński, duńskiego, norweski, norweskiego, rosyjski, rosyjskiego, ukraiński, ukraińskiego, czeski, czeskiego, słowacki, słowackiego, węgierski, węgierskiego, rumuński, rumuńskiego, turecki, chiński, chińskiego, japoński, japońskiego, fiński, fińskiego, ang, j ang, niem, język niemiecki, języka niemieckiego, języka polskiego, polszczyzna, angielskiego w mowie, hiszpanski, anglojęzyczny, angielski, angielskiego, polski, polskiego, niemiecki, język angielski, języka angielskiego, język polski, biegły angielski, biegła znajomość języka angielskiego, językiem angielskim, angielskim',
    place:
      'praca z biura, stacjonarnie, w biurze, relokacja, relokacji, z biura, pracy z biura, hybrydowo, hybrydowa, praca hybrydowa, pozwolenie na pracę, zezwolenie na pracę, hybryda, hybrydowy, hybrydowego, model hybrydowy, dni w biurze, na miejscu, stacjonarna, praca stacjonarna, stacjonarnej, przeprowadzka, przeprowadzki, mieszkasz, karta pobytu, z biura w',
    clearance:
      'poświadczenie, poświadczenie bezp, niekaralność, niekaralności, zaświadczenie z krk, klauzula, klauzuli poufne, dostęp do informacji niejawnych, poswiadczenie bezpieczenstwa, certyfikat nato, poświadczenie bezpieczeństwa, poświadczenia bezpieczeństwa, zaświadczenie o niekaralności',
    notice:
      'start od zaraz, dostępność od zaraz, dostępny od zaraz, od już, start asap, od razu, wypowiedzenie, wypowiedzenia, gotowość do podjęcia pracy, od zaraz, okres wypowiedzenia, okresu wypowiedzenia, data rozpoczęcia, termin rozpoczęcia, rozpoczęcie pracy',
    travel:
      'podróżować, lotów, noclegi, u klienta, do klienta, delegacje do, wizyty u klienta, wyjazdy, delegacji, podróży, gotowość do wyjazdów, wyjazdy do klienta, delegacjach, podróże, wyjazd, wyjazdach, wyjazdów, gotowość do podróży, delegacje, podróże służbowe, wyjazdy służbowe',
    certificate:
      'certyfikat, certyfikatu, certyfikaty, certyfikacja, certyfikacje, certyfikatem, certyfikowany, prawo jazdy kat, prawko, prawo jazdy b, prawo jazdy kategorii b, uprawnienia, prawo jazdy, prawa jazdy',
    placeLabel:
      'lokalizacja, miejsce pracy, biuro, miejsce, gdzie, miasto, tryb pracy, tryb, model pracy, lokacja, siedziba',
    amount:
      'kilka, kilkuletnie, wieloletnie, dwóch, trzech, lub więcej, i więcej, albo więcej, plus',
    ofThese: 'z nich, w tym min, w tym, z czego, z tego',
    closing:
      'mniej więcej, około, minimum, min, najlepiej, wymagany, albo lepiej, co najmniej, wystarczy, wystarczą, jest, będzie, styknie, ok, mile widziane, wymagane, wymagana, to minimum',
    career:
      'łącznie, pracy, jako, dev, komercyjnie, zawodowo, programista, programowaniem, developmencie, kodowania, zawodowego, komercyjnego, programowaniu, programowania, software, podobnym, stanowisku, praktycznego, tworzeniu, oprogramowania, lub więcej, i więcej, albo więcej, plus, it, branży, branża, branzy, informatyce, informatycznej, zawodzie, komercyjnej, zawodowej, praktyki, roli, stanowiskach, programistycznej, rozwoju, inżynierii, udokumentowanego, min, w',
    city: 'warszawa, warszawie, warszawy, kraków, krakow, krakowie, krakowa, wrocław, wroclaw, wrocławiu, wrocławia, poznań, poznan, poznaniu, poznania, gdańsk, gdansk, gdańsku, gdańska, gdynia, gdyni, sopot, trójmiasto, trójmieście, łódź, lodz, łodzi, katowice, katowicach, katowic, szczecin, szczecinie, lublin, lublinie, bydgoszcz, bydgoszczy, białystok, białymstoku, rzeszów, rzeszow, rzeszowie, gliwice, gliwicach, toruń, toruniu, kielce, kielcach, olsztyn, olsztynie, opole, opolu, bielsko-biała, bielsku-białej, częstochowa, radom',
    remote:
      'zdalnie, zdalna, zdalnej, zdalny, zdalne, zdalnego, praca zdalna, pracy zdalnej, home office, z domu, w pełni zdalnie, full remote, 100% zdalnie',
    site: 'biuro, biurze, biura, siedziba, siedzibie, oddział, oddziale',
  },
  clause: {
    subject: 'my, ty, ja, używamy, pracujemy, szukamy, korzystamy, potrzebujesz, musisz',
    speaker: 'my, używamy, pracujemy, szukamy, korzystamy, tworzymy',
    pronoun: 'to, go, ich, tego, nim',
    singular: 'jest, będzie, nie jest, był, była',
    lacking: 'bez, brak',
    determiner: 'żaden, żadna, żadnej, żadnego, brak',
    credential: 'certyfikat, certyfikaty, certyfikacja, dyplom, studia, wykształcenie, tytuł',
    opensClause: 'i, a, ale, więc',
    all: 'wszystko, wszystkie, wszystkich, każdy, każda, każde',
    asksWhat: 'co, czego, to',
    experienceNoun:
      'doświadczeniem, doświadczeniu, na karku, za sobą, na koncie, w zawodzie, dośw, doswiadczenia, doswiadczenie, doświadczenie, doświadczenia, wiedza, wiedzy, expa, exp, praktyki, praktyka, stażu',
    example: 'jak, takie jak, takich jak, takimi jak, np, na przykład, m.in, typu',
    alternative:
      'w ostateczności, lub ewentualnie, albo ewentualnie, alternatywnie, względnie, bądź też, lub też, albo też, a jak nie to, ew, ewent, lub w, lub ew, lub, ani, albo, czy, bądź, i/lub, lub z, ani z, ani w, ewentualnie',
    oneOf:
      'przynajmniej jedna, przynajmniej jedną, przynajmniej jednym, co najmniej jedna, co najmniej jedną, co najmniej jednej, jedną, jeden, jedna, jedno, jednego, jednej, jednym, co najmniej jeden, przynajmniej jeden, co najmniej jednego, przynajmniej jednego, przynajmniej jednej',
    of: 'z, spośród',
    averse: 'boisz, strach, strachu, obcy, obca, obce, nowicjuszem',
    preposition: 'w, we, z, ze, na, do, o, przy',
    leaving: 'odeszliśmy od, odchodzimy od',
    toward: 'do, na rzecz, na',
    passive: gone,
    predicate: `${gone}, wykluczony, wykluczone, nieistotne`,
    excepting: 'oprócz, poza, wyjąwszy, z wyjątkiem',
    deterred:
      'nie ma co startować, nie startuj, daleko nie zajedziesz, nie wysyłaj, szkoda czasu, odpada, nie pogadamy, żyć, da się, ani rusz, nie ma szans, brak szans, niemożliwe, nie jest możliwe, nie da, się nie da, nie aplikuj, nie aplikujcie, zapomnij, nie ma sensu, nie ma co',
    nothing: 'nic, nikt',
    pending: 'jeszcze, na razie, dotychczas',
    pointsOn:
      'dobrze, super, fajnie, najlepiej, opcjonalnie, idealnie, mile widziana, mile widziane, mile widziany, preferowane, chętnie, ewentualnie, plusem będzie, atutem będzie',
    using:
      'używamy, korzystamy z, stosujemy, piszemy w, z wykorzystaniem, z użyciem, w oparciu o, oparte na, wykorzystanie, wykorzystaniem, praca z, rozwój',
    year: 'rok, lat, lata, roku',
    dateBefore: 'ostatni, ostatnich, temu, w, co, od, przez, ponad, tym, zeszłym',
    ago: 'później, wcześniej, po, temu, na rynku, z rzędu, gwarancji, pod rząd, istnienia',
    duration: 'od, przez, za, w, ponad, na',
    within: 'w, we',
  },
  exclusion: {
    adverb:
      'świadomie, celowo, specjalnie, niestety, szczerze, obecnie, aktualnie, teraz, chwilowo, sorry, sory, przepraszam, proszę, prosze, dzięki, dziękuję, dziękujemy, dzieki, tutaj, tu, wogóle, już, więcej, dawno, wreszcie, wewnętrznie, także, też, naprawdę, całkowicie, zupełnie, kompletnie, definitywnie, wkrótce, niedługo, powoli, stopniowo, się, go, jej, ich, je, raczej, absolutnie, zdecydowanie, nigdzie, obiecuję, u, nas, lat, roku, zeszłym, rok, xd, haha, serio, oczywiście, juz, tez, ogóle, wogole, ogole, swiadomie',
    engaging:
      'używamy, używa, używają, używać, używany, używana, używane, mamy, ma, mają, robimy, robi, robić, chcemy, chce, chcą, szukamy, szuka, szukają, pracujemy, pracuje, dotykamy, dotyka, dotykać, ruszamy, tykamy, potrzebujemy, zatrudniamy, przyjmujemy, dotyczy, planujemy, przewidujemy, planowane, przewidziane, istotne, interesuje, interesują, znajdziesz, znajdziecie, zobaczysz, spotkasz, istnieje, liczy, liczą, wspieramy, oferujemy, piszemy, dopuszczalne, dozwolone, stosujemy, stosuje, korzystamy, korzysta, wchodzi, rozważamy, bierzemy, rozwijamy, utrzymujemy, akceptujemy, lubimy, jest, są, uznajemy, stoi, został, została, zostało, zostały, występuje, występują, pojawia, częścią, elementem, zakres, uwzględniamy, uzywamy, obsługujemy, będziesz, pracować, ruszać, wymagane, przewidziany, opcją',
    setting:
      'zespół, zespole, zespołu, stack, stacku, stosie, firma, firmie, projekt, projekty, projekcie, projektach, produkt, produkty, produkcie, narzędzia, narzędzie, rzeczy, kod, kodzie, strona, strony, aplikacja, aplikacje, aplikacji, orm, cms, język, języki, baza, bazy, framework, frameworki, biblioteka, świat, świecie, stary, stara, stare, starego, starej, ostatni, ostatnia, ostatnie, ostatniego, reszta, resztki, skrypty, skrypt, serwery, serwer, monolit, system, systemy, część, technologie, technologia, rozwiązanie, naszym, stanowiska, stanowisko, stanowisku, roli, rola, pracy, planach, planów, mapie, repozytoriach, repo, repozytorium, liście, przyszłości',
    removed:
      'wycofan|y|a|e|i, wyłączon|y|a|e, usunięt|y|a|e, wyrzucon|y|a|e, porzucon|y|a|e, zakazan|y|a|e, zabronion|y|a|e, wykluczon|y|a|e, odrzucon|y|a|e, pogrzeban|y|a|e, skreślon|y|a|e, wygaszon|y|a|e, wygaszamy, wyłączamy, wycofujemy, wycofujemy się z, wyrzucamy, usuwamy, porzucamy, kończymy z, pozbywamy się, pozbyliśmy się, wyrzuciliśmy, usunęliśmy, wyłączyliśmy, pogrzebaliśmy, skończyliśmy z, zakopaliśmy, rzuciliśmy, ubiliśmy, wycofaliśmy się z, zabiliśmy, zaoraliśmy, wywaliliśmy, wywalamy, zaorany, na wylocie, na wymarciu, w koszu, do kosza, poszło do kosza, poszedł do kosza, poszła do kosza, poleciał, poleciała, wyleciał, wyleciała, wyleciało, poszło w odstawkę, odszedł w niepamięć, na emeryturze, na emeryturę, przeszłość, przeszłością, to przeszłość, historia, historią, to historia, martwy, martwe, trup, tabu, poza dyskusją, niepożądan|y|a|e, niedozwolon|y|a|e, niemile widzian|y|a|e, przestarzał|y|a|e, odpada, odpadają, wypada, żegnaj, żegnamy, precz z, won z, zakaz, papa, skasowan|y|a|e, wycięt|y|a|e, wycięliśmy, porzuciliśmy, anulowan|y|a|e, przeszedł do historii, przeszła do historii, przeszło do historii, odszedł do historii, uśmiercon|y|a|e, zlikwidowan|y|a|e, zlikwidowaliśmy, zostaje za drzwiami, dogorywa, skończyliśmy, przestaliśmy, zakończyliśmy, zrezygnowaliśmy, odeszliśmy, zastąpiliśmy, rezygnujemy, odchodzimy, należy do przeszłości, należą do przeszłości, poza zakresem, poza projektem, zamknęliśmy, zamykamy, likwidujemy, wymieniliśmy, pożegnaliśmy, zarzuciliśmy, olaliśmy, wywalony, wywalona',
    refusal:
      'nie dzięki, nie dziękuję, nie dziękujemy, nope, nigdy, nigdy w życiu, nigdy więcej, przenigdy, w życiu, za nic, za nic w świecie, za żadne skarby, absolutnie nie, zdecydowanie nie, raczej nie, lepiej nie, broń boże, nie ma mowy, nie ma opcji, wykluczone, zapomnij, po moim trupie, może zostać w domu, niech zostanie w domu, zostaje w domu, odpada, podziękujemy, ani kropli, ani grama, ani trochę, ani linijki, możesz zapomnieć, możecie zapomnieć, w żadnym wypadku, pod żadnym pozorem, nie i już, nie i koniec, nie ma takiej opcji, nie tym razem, no nie, oj nie, nie bardzo',
    dismissal:
      'nie jest dla ciebie, to nie dla ciebie, nie dla ciebie, to nie jest oferta dla ciebie, nie jest oferta dla ciebie, nie ta oferta, szukaj dalej, scrolluj dalej, przewijaj dalej, idź dalej, zły adres, pod złym adresem, nie to miejsce, złe miejsce, nie aplikuj, nie aplikujcie, nie pisz, nie trać czasu, daruj sobie, odpuść, odpuść sobie',
    only: 'tylko, jedynie, wyłącznie, tylko i wyłącznie, nic poza, samego, sam, samo',
    pitch:
      'wysyłać, wysyłaj, wysyłajcie, przesyłać, przesyłaj, podsyłać, podsyłaj, proponować, proponuj, kontaktować, pisać, pisz, piszcie, aplikować, aplikuj, aplikujcie, zgłaszać, dzwonić, profil, profili, profile, cv, zgłoszeń, kandydatów, kandydaci, ludzi, osób, programistów, programiści, devów, specjalistów, ekspertów, mi, mnie, nam, nas',
  },
  nounEndings: 'enia, ego',
};
