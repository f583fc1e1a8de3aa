\version "2.24.0"
\include "incipit.ily"
\new Staff \relative c'' { \key b \minor fis2(\p b,8 cis d e | fis4. d8 fis4. d8 | fis4.) b,8 d( b g d' | b2.) }
