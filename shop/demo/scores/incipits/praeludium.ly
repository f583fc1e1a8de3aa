\version "2.24.0"
\include "incipit.ily"
\new PianoStaff <<
  \new Staff { \repeat unfold 2 { r8 g'16 c'' e'' g' c'' e'' } | \repeat unfold 2 { r8 a'16 d'' f'' a' d'' f'' } | }
  \new Staff { \clef bass \repeat unfold 2 << { r16 e'8. ~ 4 } \\ { c'2 } >> | \repeat unfold 2 << { r16 d'8. ~ 4 } \\ { c'2 } >> | }
>>
