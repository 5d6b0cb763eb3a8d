/** What offices write, with invented names: the pages of scans in measurements. */
export const letters: Readonly<Record<"ro" | "ru", readonly string[]>> = {
  ro: [
    `DECIZIE nr. 7/14 din 18 martie 2027

Cu privire la rectificarea bugetului orașului Sângerei pentru anul 2027

În temeiul art. 14 alin. (2) lit. n) din Legea nr. 436/2006 privind administrația publică locală, al art. 28 din Legea nr. 397/2003 privind finanțele publice locale și ținând cont de avizul comisiei de specialitate, Consiliul orășenesc decide:

1. Se majorează veniturile bugetului cu suma de 1 284,6 mii lei, inclusiv transferuri cu destinație specială pentru învățământul preșcolar – 735,2 mii lei.
2. Se alocă 412,9 mii lei pentru reparația acoperișului grădiniței nr. 3 „Albinuța” și 96,5 mii lei pentru achiziționarea mobilierului.
3. Șefa secției financiare, doamna Țurcanu Ștefania, va opera modificările de rigoare în termen de 5 zile lucrătoare.
4. Controlul asupra executării prezentei decizii se atribuie primarului.`,
    `Către: Inspectoratul pentru Protecția Mediului
Ref.: adresa dumneavoastră nr. 03-11/2279 din 6 februarie 2027

Stimate domnule inspector-șef,

Ca răspuns la solicitarea privind starea iazului din extravilanul satului Văscăuți, vă comunicăm următoarele. În urma verificării efectuate la fața locului pe data de 12 februarie, comisia a constatat că nivelul apei a scăzut cu 1,35 m, iar malul stâng s-a surpat pe o lungime de aproximativ 40 m. Proprietarul terenului nu a prezentat autorizația de folosință specială a apei, invocând faptul că aceasta se află în proces de prelungire.

Vă rugăm să dispuneți prelevarea probelor de apă și să ne informați despre rezultatele analizelor până la 25 martie. Anexăm procesul-verbal, schița amplasamentului și șase fotografii.

Cu respect,
Ghenadie Pâslaru, viceprimar`,
    `CERTIFICAT DE URBANISM PENTRU PROIECTARE
nr. 58 din 4 iunie 2027

Ca urmare a cererii adresate de Sârbu Lidia, cu domiciliul în municipiul Soroca, str. Ștefan cel Mare nr. 117, ap. 9, înregistrată sub nr. 2041 din 21 mai 2027, se certifică: pentru imobilul cu numărul cadastral 7801105.312 se permite elaborarea documentației de proiect pentru construcția unei case de locuit individuale.

Regimul juridic: teren proprietate privată, fără grevări. Regimul economic: suprafața 0,0742 ha, folosința actuală – grădină. Regimul tehnic: regim de înălțime P+1+M, coeficientul de utilizare a terenului 0,6; retragerea față de aliniamentul stradal cel puțin 5 m, iar față de hotarul vecin – 3 m. Racordarea la rețelele de apă și canalizare se va face în baza avizelor deținătorilor acestora. Certificatul este valabil 24 de luni.`,
    `PROCES-VERBAL
al ședinței comisiei pentru problemele învățământului, culturii și tineretului

Prezenți: Dănilă Mihai, președinte; Juncu Zinaida, secretară; membrii Bețivu Ion, Răilean Olga și Cojocari Pavel. Absent motivat: Ețco Sergiu.

Ordinea de zi: 1. Despre pregătirea școlilor către noul an de studii. 2. Despre organizarea odihnei de vară a copiilor. 3. Diverse.

S-a discutat: directoarea liceului, doamna Ghețiu, a raportat că lucrările de izolare termică sunt executate în proporție de 70 %, însă ferestrele comandate încă nu au fost livrate. Domnul Bețivu a întrebat din ce surse se vor acoperi cheltuielile suplimentare de 48 350 lei. S-a hotărât: a lua act de informație; a propune consiliului alocarea sumei din fondul de rezervă; termen – 15 august.`,
  ],
  ru: [
    `РЕШЕНИЕ № 7/14 от 18 марта 2027 года

Об уточнении бюджета города Сынжерей на 2027 год

На основании пункта n) части (2) статьи 14 Закона № 436/2006 о местном публичном управлении, статьи 28 Закона № 397/2003 о местных публичных финансах и с учётом заключения профильной комиссии городской совет решает:

1. Увеличить доходы бюджета на сумму 1 284,6 тысячи леев, включая целевые трансферты на дошкольное образование – 735,2 тысячи леев.
2. Выделить 412,9 тысячи леев на ремонт крыши детского сада № 3 «Пчёлка» и 96,5 тысячи леев на приобретение мебели.
3. Начальнику финансового отдела госпоже Щербаковой внести необходимые изменения в течение 5 рабочих дней.
4. Контроль за исполнением настоящего решения возложить на примара.`,
    `Кому: Инспекторат по охране окружающей среды
На № 03-11/2279 от 6 февраля 2027 года

Уважаемый господин главный инспектор!

В ответ на Ваш запрос о состоянии пруда за чертой села Васкауцы сообщаем следующее. В ходе проверки, проведённой на месте 12 февраля, комиссия установила, что уровень воды снизился на 1,35 м, а левый берег обрушился на протяжении примерно 40 м. Собственник земельного участка не предъявил разрешения на специальное водопользование, сославшись на то, что оно находится в процессе продления.

Просим распорядиться об отборе проб воды и сообщить нам результаты анализов до 25 марта. Прилагаем протокол, схему расположения и шесть фотографий.

С уважением,
Геннадий Пыслару, заместитель примара`,
    `ГРАДОСТРОИТЕЛЬНЫЙ СЕРТИФИКАТ ДЛЯ ПРОЕКТИРОВАНИЯ
№ 58 от 4 июня 2027 года

В связи с заявлением Сырбу Лидии, проживающей в муниципии Сорока, ул. Штефана чел Маре, д. 117, кв. 9, зарегистрированным под № 2041 от 21 мая 2027 года, удостоверяется: для недвижимости с кадастровым номером 7801105.312 разрешается разработка проектной документации на строительство индивидуального жилого дома.

Правовой режим: земельный участок в частной собственности, без обременений. Экономический режим: площадь 0,0742 га, нынешнее использование – огород. Технический режим: два этажа и мансарда, коэффициент использования участка 0,6; отступ от красной линии не менее 5 м, от границы соседнего участка – 3 м. Подключение к сетям водоснабжения и канализации осуществляется на основании заключений их владельцев. Сертификат действителен 24 месяца.`,
    `ПРОТОКОЛ
заседания комиссии по вопросам образования, культуры и молодёжи

Присутствовали: Данилэ Михаил, председатель; Жунку Зинаида, секретарь; члены комиссии Бецив Ион, Раилян Ольга и Кожокарь Павел. Отсутствовал по уважительной причине Ецко Сергей.

Повестка дня: 1. О подготовке школ к новому учебному году. 2. Об организации летнего отдыха детей. 3. Разное.

Обсудили: директор лицея госпожа Гецю сообщила, что работы по утеплению здания выполнены на 70 %, однако заказанные окна ещё не поставлены. Господин Бецив спросил, из каких источников будут покрыты дополнительные расходы в размере 48 350 леев. Решили: принять информацию к сведению; предложить совету выделить эту сумму из резервного фонда; срок – 15 августа.`,
  ],
};
