/**
 * Words that publishers give, as class, id or test id, to what stands around an article. Names are split into words first
 * ("article__relatedLinks" is article, related, links), so these are whole words or runs of words.
 */

/** Never text of an article, whatever its length, as long as the article itself is not within. */
export const junkNames = words(`
ad ads advert adverts advertisement advertisements advertising adsbygoogle adslot adunit advertorial sponsor sponsored sponsors werbung anzeige publicidad publicidade publicite pubblicita reklama
banner banners promo promos promotion promobox teaserbox
related relatedlinks relatedposts relatedcontent relatedarticles relatednews relateds relacionadas relacionados relacionado relacionada correlati correlate verwandte similar recommended recommendation recommendations recommends recirc recirculation outbrain taboola zergnet mgid dable plista
newsletter newsletters subscribe subscription subscriptions signup abonnement suscribete
share shares sharing sharebar sharethis addthis addtoany social socials socialbar sharedaddy followus follow
breadcrumb breadcrumbs crumbs
cookie cookies consent gdpr onetrust cmp
sidebar sidebars aside rail rightrail navigation nav navbar menu submenu megamenu footer colophon toolbar
popup modal lightbox overlay interstitial tooltip dropdown
trending popular mostread mostpopular mostviewed topstories latestnews
readmore readalso seealso morefrom moreon morenews morestories furtherreading upnext nextarticle prevarticle
pagination pager paginator postnav
tags taglist tagcloud topics keywords
caption captions figcaption credits imagecredit photocredit wpcaption legende legenda leyenda bildunterschrift bildtext bildnachweis dida didascalia piefoto
biography bio authorbio authorbox aboutauthor aboutauthors authorcard authorinfo
donate donation donations
poll quiz survey petition
skiplink skip screenreader sronly visuallyhidden offscreen
jwplayer videojs audioplayer videoplayer mediaplayer
hatena
`);

/** What readers wrote: there may be more of it than of article. */
export const commentNames = words(`
comment comments commentlist commentlijst commentsection disqus respond kommentar kommentare kommentarer commentaire commentaires comentario comentarios commenti livefyre coral replies pinglun discuss cmt cmts
`);

/** Runs of words that mean the same as a name above. */
export const junkPhrases = words(
  `
author-bio author-box about-author about-the-author author-info author-card author-profile author-description post-author entry-author writer-info reporter-info reporter-area
most-read most-popular most-viewed most-shared top-stories latest-news read-more read-also read-next see-also more-from more-on more-news more-stories further-reading up-next next-article prev-article next-post previous-post post-navigation nav-links nav-previous nav-next also-read lire-aussi leggi-anche lea-tambien lee-tambien leia-tambem mehr-zum-thema a-lire
pie-foto pie-de-foto image-caption photo-caption img-caption wp-caption-text media-caption figure-caption picture-caption video-caption image-credit photo-credit photo-credits picture-credit media-credit caption-text credit-line image-source image-description
sign-up call-to-action cta-box in-read inread-ad story-promo article-promo promo-box teaser-list
sr-only screen-reader screen-reader-text visually-hidden visually-hidden-focusable assistive-text skip-link skip-to
time-stamp post-meta entry-meta article-meta story-meta posted-on pub-date publish-date published-date date-time article-date post-date meta-info article-info news-info
tag-list tag-links article-tags post-tags entry-tags article-keywords
article-footer entry-footer post-footer story-footer page-footer site-footer site-header page-header
site-nav main-nav
print-only no-web
audio-player video-player listen-to text-to-speech
copyright-notice
topic-list topics-list
key-words
reading-time read-time
comment-list comment-form comments-area comment-respond
`,
);

/** Said of much that is no article, but of articles too: only short pieces go. */
export const doubtfulNames = words(`
byline bylines dateline timestamp datetime pubdate published publisheddate meta metadata info date time updated
author authors writer reporter contributor contributors
header masthead topbar label kicker eyebrow category categories section-label rubrik
widget widgets extra extras supplement supplemental utility utilities actions controls buttons button btn
community feedback reactions rating ratings vote votes
gallery slideshow carousel slider thumbnail thumbnails thumb media multimedia photo image picture figure credit source copyright
teaser teasers card cards linklist links link list
print email whatsapp facebook twitter instagram telegram
hidden hide
sticky notice alert message messages disclaimer login register account profile
price shop product buy
contact more next previous prev
`);

function words(list: string): Set<string> {
  return new Set(list.trim().split(/\s+/));
}
