\version "2.24.0"
\include "edition-page.ily"
% Two whole preludes, A major and C minor, each a page of its own.

\header { number = "NF-1006" composer = "Frédéric Chopin" dates = "1810–1849" }
#(set-global-staff-size 18)
\paper { first-page-number = 12 }

seventhRight = {
  \key a \major \time 3/4 \partial 4 \tempo "Andantino"
  e'4\p\(_\markup \italic "dolce" | cis''8. d''16 <d' gis' b'>4 q | q2\) <d'' fis''>4\( |
  <bis' dis''>8. <cis'' e''>16 <cis'' a''>4 q | q2\)
  << { <e' cis''>4\( | <cis' ais'>8. b'16 <fis' d''>4 q | q2\) } \\ { s4 | s8. d'16 ~ 2 ~ | 2 } >> <d' gis'>4\( |
  q8. <cis' a'>16 <cis' cis''>4 q | q2\)
  << { s4 | cis''8.\( d''16 <d' gis' b'>4 q | q2\) } \\ { e'4 ~ | <e' gis'>4 s2 | s2 } >>
  << { <d'' fis''>4\( | s4 <a'' cis'''>4 q | <ais' cis'' e'' ais'' cis'''>2\arpeggio\) } \\ { s4 | <bis' dis''>8. <cis'' e''>16 ~ 2 | s2 } >> <ais' cis''>4\( |
  q8. <b' d''>16 <b' fis''>4 <a' fis''> | <gis' fis''>2\)
  << { <d' gis'>4\( | <d' b'>8. <cis' a'>16 <cis'' a''>4 q | q2\) } \\ { s4 | s4 \acciaccatura a'8 a'2 ~ | 2 } >> \bar "|."
}
seventhLeft = {
  \clef bass \key a \major \time 3/4 \partial 4
  r4 | e,4 <e e'> q | q2 r4 | a,4 <a e'> q | q2 r4 |
  e,4 <e b> q | q2 r4 | a,,4 <e a e'> q | q2 r4 |
  e,4 <e e'> q | q2 r4 | a,4 <a e' a'>\< q | <fis cis' e' fis'>2\! r4 |
  b,,4 <fis d'> <fis b d'> | <e b d'>2 r4 | a,,4 <e a e'> <a e'> | q2
}

falling = { <c' g' c''>4 <c' d' fis' d''> <d' g' b'>8. <c' a'>16 <b d' g'>4 | }
twentiethClose = {
  <es' g' es''>4 <es' as' es''> << <d' d''>4 \\ { as'8. fis'16 } >> <d' g' d''>4 | \falling
  <c' g' c''>4 <as c' as'> << { g'8.^\markup \italic "riten." f'16 } \\ <g d'>4 >> <g c' es'>4 | \clef bass
  <es as c' es'>4 <f as des' f'> << { es'8. d'16 } \\ <f g b>4 >> <es g c'>4 |
}
twentiethRight = {
  \clef bass \key c \minor \time 4/4 \tempo "Largo"
  <g c' es' g'>4\ff <as c' es' as'> << { <es' g'>8. <d' f'>16 } \\ <g b>4 >> <es g c' es'>4 |
  <es as c' es'>4 <f as des' f'> << { <c' es'>8. <bes des'>16 } \\ <des es g>4 >> <c es as c'>4 |
  <d f b d'>4 <e g bes c' e'> << { g'8. f'16 } \\ <as c'>4 >> <g c' es'>4 |
  <fis c' d'>4 <g b d' g'> \clef treble << { b'8. a'16 } \\ <c' d' fis'>4 >> <b d' g'>4 |
  << \twentiethClose s1\p >> \clef treble
  << \twentiethClose { s1\pp s1 s1\cresc } >> \clef treble
  <c' es' g' c''>1\!\fermata \bar "|."
}
twentiethFall = {
  <c, c>4 <c c'> <b, b> <bes, bes> | <a, a> <as, as> <g, g> <f, f> |
  <es, es>4 <f, f> <b,, b,> <c, c> | <as,, as,> <des,, des,> <g,, g,> <c,, c,> |
}
twentiethLeft = {
  \clef bass \key c \minor \time 4/4
  <c, c>4 <f,, f,> <g,, g,> <c, g, c> | <as,, as,> <des,, des,> <es,, es,> <as,, as,> |
  <g,, g,>4 <c,, c,> <f,, f,> <c, c> | <d, a, d> <g,, g,> <d,, d,> <g,, g,> |
  \twentiethFall \twentiethFall <c g>1\fermata |
}

\bookpart {
  \paper { system-count = 4 }
  \header { title = "Prélude" subtitle = "op. 28 Nr. 7" }
  \score {
    \new PianoStaff << \new Staff \seventhRight \new Staff \seventhLeft >>
    \layout { }
  }
}
\bookpart {
  \paper { first-page-number = 40 system-count = 5 }
  \header { title = "Prélude" subtitle = "op. 28 Nr. 20" }
  \score {
    \new PianoStaff << \new Staff \twentiethRight \new Staff \twentiethLeft >>
    \layout { }
  }
}
