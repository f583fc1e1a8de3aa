\version "2.24.0"
\include "edition-page.ily"
% Two chorales in Bach's settings, each on a page of its own: BWV 386 and BWV 140/7.

\header { number = "NF-3002" }
#(set-global-staff-size 18)
\paper { first-page-number = 2 page-count = 1 markup-system-spacing.basic-distance = 10 }

praise = { \key a \major \time 4/4 \partial 4 }

praiseSoprano = {
  \praise
  \repeat volta 2 {
    e''4 | e'' e'' fis'' fis'' | e''2\fermata r4 cis'' | d'' cis'' b' cis''8( d'') | b'2 a'4\fermata
  }
  b'4 | b' b' cis'' cis'' | b'2\fermata r4 b' | cis''8( dis'') e''4 e'' dis'' | e''2\fermata r4 e'' |
  fis''4 e'' d'' cis'' | d''2\fermata r4 cis'' | b' cis''8( d'') b'4. a'8 | \partial 2. a'2.\fermata \bar "|."
}
praiseAlto = {
  \praise
  a'4 | a' a' a' a' | a'2 r4 a' | b' a' gis' a' | a'8 fis' gis'4 e'
  gis'8 fis' | e'4 e' e' e' | e'2 r4 gis' | a' gis' fis' fis' | gis'2 r4 a' |
  a'8 b' cis''4 cis''8 b' b' ais' | b'2 r4 a'! | gis' a' a' gis' | e'2. |
}
praiseTenor = {
  \praise
  cis'4 | cis' cis' d' d' | cis'2 r4 fis' | e' e' e' e' | e'8 d'16 cis' d'4 cis'
  b8 a | gis a b4. a16 gis a4 | gis2 r4 e' | e' e'8 b cis'4 b | b2 r4 cis' |
  d'4 cis' fis' g'8 fis' | fis'2 r4 e' | e' e'8 fis' fis' d' b e' | cis'2. |
}
praiseBass = {
  \praise
  a,4 | a8 b cis' a d e fis d | a2\fermata r4 a | gis a e8 d cis a, | e2 a,4\fermata
  e4 | e8 fis gis e a, b, cis a, | e,2\fermata r4 e | a8 b cis' gis a fis b b, | e2\fermata r4 a |
  d'8 cis' b ais b d e fis | b,2\fermata r4 cis8 d | e4 a8 fis d b, e e, | a,2.\fermata |
}
praiseFirst = \lyricmode {
  Nun dan -- ket al -- le Gott mit Her -- zen, Mund und Hän -- den,
  der uns von Mut -- ter -- leib und Kin -- des -- bei -- nen an
  un -- zäh -- lig viel zu gut und noch jetz -- und ge -- tan.
}
praiseSecond = \lyricmode {
  der gro -- ße Din -- ge tut an uns und al -- len En -- den,
}

wake = { \key es \major \time 4/4 }

wakeSoprano = {
  \wake
  \repeat volta 2 {
    es'4 g' bes'4. 8 | 4 4 c''2 | bes'2\fermata r4 bes' | es'' bes' es''8( f'') g''4 |
    f''4 es'' d''( c'') | bes'2\fermata r4 bes' | es'' bes' c'' g' | as'8 g' f'4 es'\fermata
  }
  bes'4 | 4. as'8 g'4 f' | es'2\fermata r4 bes' | 4. as'8 g'4 f' | es'2\fermata r4 f' |
  g'4 as' g'\fermata bes' | c'' d'' es''\fermata es''8( f'') | g''4 f'' es''\fermata bes' |
  es''4 bes' c'' g' | as'8( g') f'4 es'2\fermata \bar "|."
}
wakeAlto = {
  \wake
  bes4 es' g' f' | g' f' g' f' | f'2 r4 f' | bes'4. as'8 g' as' bes'4 |
  bes'4 c'' ~ 8 bes'4 a'8 | f'2 r4 g' | as' g' es' es' | es' d' bes
  f'4 | g'4. f'8 bes c' d'4 | c'2 r4 d'8 es' | f'4 4 ~ 8 es'4 d'8 | bes2 r4 d' |
  es'4. d'8 es'4 g' | 8 f' f' g' g'4 8 as' | bes'4. as'8 g'4 8 as' |
  bes'8 as' bes' g' as'4 es' | es' d' bes2 |
}
wakeTenor = {
  \wake
  g4 bes es' d' | es' bes bes a | d'2 r4 d' | es' es' bes es' |
  f'4 f' f' ~ 8 c' | d'2 r4 es' | es' es'8 des' c'4 c' | c'8 bes as4 g
  bes4 | es'8 d' c' d' es'4 bes8 as | g2 r4 bes | 8 c' d'4 bes8 c'4 bes8 | g2 r4 bes |
  bes4 c'8 as bes4 es' | es' d' c' es' | es' d' es' es' |
  bes4 es' es'4. c'8 | c' bes as4 g2 |
}
wakeBass = {
  \wake
  es2 ~ 8 g bes as | g f es d es c f4 | bes,2\fermata r4 bes8 as | g as g f es4 es' |
  d'8 c' bes a bes4 f | bes,2\fermata r4 es8 des | c d! es4 as8 bes c'4 | f bes, es\fermata
  d4 | es f g8 as bes bes, | c2\fermata r4 g | d8 c bes,4 es8 c as, bes, | es2\fermata r4 bes8 as |
  g4 f es\fermata es' | a b c'\fermata c' | g8 as bes4 c\fermata es8 f |
  g8 f g es as, bes, c4 | f bes, es2\fermata |
}
wakeFirst = \lyricmode {
  Wa -- chet auf, ruft uns die Stim -- me der Wäch -- ter sehr hoch auf der Zin -- ne, wach auf, du Stadt Je -- ru -- sa -- lem!
  Wohl -- auf, der Bräut -- gam kömmt, steht auf, die Lam -- pen nehmt! Hal -- le -- lu -- ja! Macht euch be -- reit
  zu der Hoch -- zeit, ihr müs -- set ihm ent -- ge -- gen gehn!
}
wakeSecond = \lyricmode {
  Mit -- ter -- nacht heißt die -- se Stun -- de; sie ru -- fen uns mit hel -- lem Mun -- de: wo seid ihr klu -- gen Jung -- frau -- en?
}

choir =
#(define-scheme-function (soprano alto tenor bass first second)
   (ly:music? ly:music? ly:music? ly:music? ly:music? ly:music?)
   #{
     \new ChoirStaff <<
       \new Staff <<
         \new Voice = "soprano" { \voiceOne $soprano }
         \new Voice { \voiceTwo $alto }
       >>
       \new Lyrics \lyricsto "soprano" $first
       \new Lyrics \lyricsto "soprano" $second
       \new Staff <<
         \clef bass
         \new Voice { \voiceOne $tenor }
         \new Voice { \voiceTwo $bass }
       >>
     >>
   #})

\bookpart {
  \paper { system-count = 4 }
  \header {
    title = "Nun danket alle Gott"
    poet = "Text: Martin Rinckart, 1636"
    composer = "Melodie: Johann Crüger, 1647"
    dates = "Satz: Johann Sebastian Bach (1685–1750), BWV 386"
  }
  \score {
    \choir \praiseSoprano \praiseAlto \praiseTenor \praiseBass \praiseFirst \praiseSecond
    \layout { }
  }
}
\bookpart {
  \paper { system-count = 5 }
  \header {
    title = "Wachet auf, ruft uns die Stimme"
    poet = "Text und Melodie: Philipp Nicolai, 1599"
    composer = "Satz: Johann Sebastian Bach (1685–1750)"
    dates = "BWV 140/7"
  }
  \score {
    \choir \wakeSoprano \wakeAlto \wakeTenor \wakeBass \wakeFirst \wakeSecond
    \layout { }
  }
}
