import { expect, it } from "vitest";
import { extractArticle } from "./extract.ts";

type Page = [language: string, title: string, body: string];

function outcome([language, title, body]: Page, head = "") {
  const html = `<!doctype html><html lang="${language}"><head><title>${title}</title>${head}</head><body><nav><a href="/a">A</a> <a href="/b">B</a></nav><main>${body}</main></body></html>`;
  const extraction = extractArticle(
    { bytes: new TextEncoder().encode(html), url: "https://www.example.com/news/2026/story-123.html", contentType: "text/html" },
    { language: "en" },
  );
  return extraction.ok ? "article" : extraction.code;
}

const missing: Page[] = [
  [
    "en",
    "Page Not Found - Herald",
    "<h1>Sorry, we can't find that page</h1><p>The page you requested may have moved, or the address may be wrong. You can search our site or read today's most popular stories below.</p><h2>Most read</h2><ul><li><a href=1>Council agrees to repair the bridge after long debate</a></li><li><a href=2>Snow expected this weekend in the hills</a></li></ul>",
  ],
  [
    "de",
    "Fehler 404 – Tagblatt",
    "<h1>Diese Seite gibt es nicht</h1><p>Leider konnten wir die gewünschte Seite nicht finden. Vielleicht wurde sie verschoben oder gelöscht. Versuchen Sie es mit der Suche oder gehen Sie zurück zur Startseite.</p>",
  ],
  [
    "fr",
    "Page introuvable | Gazette",
    "<h1>Oups, cette page a disparu</h1><p>La page que vous cherchez n'existe plus ou a changé d'adresse. Vous pouvez utiliser le moteur de recherche ou revenir à la page d'accueil.</p>",
  ],
  [
    "es",
    "Página no encontrada",
    "<h1>Lo sentimos</h1><p>La página que busca no está disponible. Es posible que haya cambiado de dirección o que haya sido eliminada. Puede volver a la portada o usar el buscador.</p>",
  ],
  [
    "it",
    "Errore 404",
    "<h1>Pagina non trovata</h1><p>La pagina che stai cercando non è più disponibile oppure l'indirizzo non è corretto. Torna alla home page o usa la ricerca.</p>",
  ],
  [
    "pt",
    "Página não encontrada",
    "<h1>Ops!</h1><p>A página que você procura não existe ou foi removida. Volte para a página inicial ou faça uma busca em nosso site.</p>",
  ],
  [
    "ru",
    "Ошибка 404",
    "<h1>Страница не найдена</h1><p>Возможно, она была удалена или вы ошиблись при наборе адреса. Вернитесь на главную страницу или воспользуйтесь поиском по сайту.</p>",
  ],
  [
    "ja",
    "お探しのページは見つかりませんでした",
    "<h1>ページが見つかりません</h1><p>お探しのページは移動または削除された可能性があります。URLをご確認いただくか、トップページからお探しください。ご不便をおかけして申し訳ございません。</p>",
  ],
  [
    "ko",
    "페이지를 찾을 수 없습니다",
    "<h1>요청하신 페이지를 찾을 수 없습니다</h1><p>삭제되었거나 주소가 변경되었을 수 있습니다. 주소를 다시 확인하시거나 홈으로 이동해 주세요. 이용에 불편을 드려 죄송합니다.</p>",
  ],
  [
    "zh",
    "页面不存在",
    "<h1>抱歉，您访问的页面不存在</h1><p>该页面可能已经被删除、更名或暂时不可用。请检查您输入的网址是否正确，或者返回首页继续浏览其他新闻内容。</p>",
  ],
  [
    "ar",
    "الصفحة غير موجودة",
    "<h1>عذراً، الصفحة المطلوبة غير موجودة</h1><p>ربما تم نقل الصفحة أو حذفها. يرجى التأكد من العنوان أو العودة إلى الصفحة الرئيسية أو استخدام البحث.</p>",
  ],
  [
    "hi",
    "पेज नहीं मिला",
    "<h1>माफ़ कीजिए, यह पेज नहीं मिला</h1><p>हो सकता है कि यह पेज हटा दिया गया हो या इसका पता बदल गया हो। कृपया होम पेज पर जाएँ या खोज का उपयोग करें।</p>",
  ],
];

it.each(missing)("a missing page that answers 200 is no article (%s, “%s”)", (...page) => {
  expect(outcome(page)).toBe("NO_ARTICLE");
});

const walls: [language: string, title: string, teaser: string, wall: string][] = [
  [
    "en",
    "Council bridge vote",
    "The council agreed on Tuesday to repair the old bridge before winter, ending a long debate over costs.",
    "You've read your last free article. Subscribe for $1 a week.",
  ],
  [
    "en",
    "Council bridge vote",
    "The council agreed on Tuesday to repair the old bridge before winter, ending a long debate over costs.",
    "This content is reserved for subscribers. Log in",
  ],
  [
    "de",
    "Brücke wird saniert",
    "Der Gemeinderat hat am Dienstag beschlossen, die alte Brücke noch vor dem Winter zu sanieren.",
    "Diesen Artikel lesen Sie mit einem Abo. Jetzt testen: 1 Monat für 1 Euro",
  ],
  [
    "de",
    "Brücke wird saniert",
    "Der Gemeinderat hat am Dienstag beschlossen, die alte Brücke noch vor dem Winter zu sanieren.",
    "Sie möchten weiterlesen? Registrieren Sie sich kostenlos",
  ],
  [
    "fr",
    "Le pont sera rénové",
    "Le conseil municipal a décidé mardi de rénover le vieux pont avant l'hiver, après un long débat.",
    "Il vous reste 85% de cet article à lire. La suite est réservée aux abonnés.",
  ],
  [
    "fr",
    "Le pont sera rénové",
    "Le conseil municipal a décidé mardi de rénover le vieux pont avant l'hiver, après un long débat.",
    "Cet article est réservé aux abonnés. Déjà abonné ? Se connecter",
  ],
  [
    "es",
    "El puente",
    "El pleno acordó el martes reparar el viejo puente antes del invierno tras un largo debate sobre su coste.",
    "Contenido solo para suscriptores. Suscríbete por 1 € al mes",
  ],
  [
    "it",
    "Il ponte",
    "Il consiglio ha deciso martedì di riparare il vecchio ponte prima dell'inverno dopo un lungo dibattito.",
    "Questo articolo è riservato agli abbonati. Accedi o abbonati",
  ],
  [
    "pt",
    "A ponte",
    "A câmara decidiu na terça-feira reparar a velha ponte antes do inverno, após um longo debate.",
    "Este conteúdo é exclusivo para assinantes. Já é assinante? Faça login",
  ],
  [
    "ru",
    "Мост",
    "Совет решил во вторник отремонтировать старый мост до зимы после долгих споров о стоимости.",
    "Продолжение доступно только подписчикам. Оформите подписку",
  ],
  ["ja", "橋", "市議会は火曜日、古い橋を冬の前に修理することを決めた。", "ここから先は有料会員限定記事です。残り：812文字／全文：1010文字"],
  ["ja", "橋", "市議会は火曜日、古い橋を冬の前に修理することを決めた。", "続きは会員登録をしてお読みください"],
  [
    "ko",
    "다리",
    "시의회는 화요일 오래된 다리를 겨울 전에 수리하기로 결정했다.",
    "이 기사는 유료 구독자만 볼 수 있습니다. 로그인 후 이용해 주세요",
  ],
  ["zh", "桥", "市议会周二决定在冬天之前修理老桥，结束了长期争论。", "本文为付费内容，订阅后可阅读全文。剩余1200字"],
  ["ar", "الجسر", "قرر المجلس يوم الثلاثاء ترميم الجسر القديم قبل الشتاء بعد نقاش طويل.", "هذا المحتوى للمشتركين فقط. اشترك الآن للمتابعة"],
  ["hi", "पुल", "परिषद ने मंगलवार को पुराने पुल की मरम्मत सर्दी से पहले करने का निर्णय लिया।", "यह प्रीमियम लेख है। पूरा पढ़ने के लिए सब्सक्राइब करें"],
];

it.each(walls)("a teaser before a wall is called paywalled (%s, %s, %s “%s”)", (language, title, teaser, wall) => {
  const body = `<article><h1>${title}</h1><p>${teaser}</p><div class="x1"><p>${wall}</p></div></article>`;
  expect(outcome([language, title, body], '<meta property="og:type" content="article">')).toBe("PAYWALLED");
});

const consents: Page[] = [
  [
    "de",
    "Zustimmung erforderlich",
    "<h1>Mit Werbung und Tracking lesen oder mit Pur-Abo</h1><p>Wir und unsere bis zu 182 Partner verwenden Cookies und vergleichbare Technologien, um Informationen auf Ihrem Gerät zu speichern und abzurufen. Die Verarbeitung personenbezogener Daten erfolgt auf Grundlage Ihrer Einwilligung, die Sie jederzeit widerrufen können.</p><p>Weitere Hinweise finden Sie in unserer Datenschutzerklärung und im Impressum. Manche Anbieter verarbeiten Daten auf Grundlage eines berechtigten Interesses.</p>",
  ],
  [
    "en",
    "Before you continue",
    "<h1>We value your privacy</h1><p>We and our 842 partners store and access information on a device, such as unique identifiers in cookies, to process personal data. You may accept or manage your choices by clicking below, including your right to object where legitimate interest is used.</p><p>These choices will be signaled to our partners and will not affect browsing data. Store and access information on a device, personalised advertising and content, audience research.</p>",
  ],
  [
    "es",
    "Aviso",
    "<h1>Tu privacidad es importante</h1><p>Nosotros y nuestros socios almacenamos y accedemos a información en un dispositivo, como las cookies, y procesamos datos personales, con tu consentimiento. Puedes aceptar o rechazar, o configurar tus preferencias en cualquier momento en nuestra política de privacidad.</p><p>Con tu permiso, podemos usar datos de localización geográfica precisa e identificación mediante las características de dispositivos.</p>",
  ],
  [
    "ja",
    "確認",
    "<h1>プライバシーについて</h1><p>当サイトおよびパートナーは、クッキーを使用してお客様のデバイスに情報を保存し、個人情報を処理します。同意いただける場合は「すべて許可」を押してください。同意はいつでもプライバシー設定から撤回できます。詳しくはプライバシーポリシーをご覧ください。パートナーの一覧も確認できます。</p>",
  ],
];

it.each(consents)("a wall of consent is no article (%s, “%s”)", (...page) => {
  expect(outcome(page)).toBe("NO_ARTICLE");
});

const story = Array.from(
  { length: 6 },
  (_, at) =>
    `<p>Paragraph ${at}: the council met on Tuesday evening and agreed to repair the old bridge before the winter, at a cost of two million.</p>`,
).join("");
const offers = "<footer><p>Already a subscriber? Log in to read.</p><p>Subscribe to continue. Become a member: $4 a month.</p></footer>";

it("an article under which a site offers subscriptions is an article", () => {
  expect(
    outcome([
      "en",
      "Council agrees to repair the bridge",
      `<article><h1>Council agrees to repair the bridge</h1>${story}<ul><li>Tickets: 555-1234</li></ul></article>${offers}`,
    ]),
  ).toBe("article");
});

it.each([
  [
    "a single paragraph",
    `<p>${"The council met on Tuesday evening and agreed to repair the old bridge before the winter. ".repeat(2)}</p>`,
  ],
  ["a list of results", `<ul>${Array.from({ length: 12 }, (_, at) => `<li>Town ${at}: ${at * 3} boats, first home</li>`).join("")}</ul>`],
  ["a title that alludes to a missing page", `<h1>Page not found: the diary of a lighthouse</h1>${story.repeat(3)}`],
  [
    "a text that ends without a full stop",
    `${story.slice(0, 500)}<p>Reporting by Jane Doe, who has covered the council and its bridges since 2009</p>`,
  ],
])("%s is an article", (_, body) => {
  expect(outcome(["en", "Council agrees to repair the bridge", `<article>${body}</article>`])).toBe("article");
});

it("an essay stays one though its title and the site's description only allude to it", () => {
  const paragraph =
    "My grandmother kept her coins in a jar under the third stair, and she counted them on the first evening of every month, aloud, so that the lodgers would know. None of them ever touched it. When she died there was a letter in it for each of them, and not one penny.";
  const head = '<meta name="description" content="Essays and reviews since 1961.">';
  expect(
    outcome(
      [
        "en",
        "Winter thoughts upon arithmetic lessons",
        `<h1>Winter thoughts upon arithmetic lessons</h1>${`<p>${paragraph}</p>`.repeat(1)}${["That year", "Later on", "In spring", "At last", "Much later", "One day"].map((start) => `<p>${start} ${paragraph}</p>`).join("")}`,
      ],
      head,
    ),
  ).toBe("article");
});
