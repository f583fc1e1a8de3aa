\version "2.24.0"
\include "page.ily"
\score {
\new PianoStaff <<
  \new Staff \relative c'' { \key es \major \time 12/8 \partial 8 bes8\p( | g'4. ~ 8 f g f4. es4 bes8) | }
  \new Staff \relative c { \key es \major \clef bass \partial 8 r8 | es,8 <es' g bes> <g bes es> es, <es' bes' des> <g des' es> d, <f' bes d> <as bes d> es, <es' bes' c> <g bes es> | }
>>
}
\score {
\new PianoStaff <<
  \new Staff \relative c' { \key e \minor \time 2/2 \partial 4 b8.( b'16) | b2.( c4 | b2. c4 | b2. c4) | }
  \new Staff \relative c { \key e \minor \clef bass \partial 4 r4 | \repeat unfold 8 <g' b e>8 | <fis a e'> <fis a e'> <fis a e'> <fis a e'> <fis a dis> <fis a dis> <fis a dis> <fis a dis> | <f a dis> <f a dis> <f a dis> <f a dis> <f a d> <f a d> <f a d> <f a d> | }
>>
}
\score {
\new PianoStaff <<
  \new Staff \relative c'' { \key d \major \time 3/4 r4 fis( a | g fis cis | b cis d | a2.) | }
  \new Staff \relative c { \key d \major \clef bass << { r4 <b' d fis>2 | r4 <a cis fis>2 | r4 <b d fis>2 | r4 <a cis fis>2 | } \\ { g2. | d | g | d | } >> }
>>
}
\score {
\new PianoStaff <<
  \new Staff \relative c'' { \time 3/8 \partial 8 e16 dis | e dis e b d c | a8 r16 c, e a | b8 r16 e, gis b | c8 r16 e, e' dis | }
  \new Staff \relative c { \clef bass \time 3/8 \partial 8 r8 | R4. | a16 e' a r r8 | e,16 e' gis r r8 | a,16 e' a r r8 | }
>>
}
\score {
\new PianoStaff <<
  \new Staff \relative c' { r16 c d e f d e c g'8 c b\prall c | d16 g, a b c a b g d'8 g f\prall g | }
  \new Staff \relative c { \clef bass r2 r16 c d e f d e c | g'8 g, r4 r16 g' a b c a b g | }
>>
}