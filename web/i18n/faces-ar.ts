import "@fontsource/ibm-plex-sans-arabic/400.css";
import "@fontsource/ibm-plex-sans-arabic/600.css";
import "@fontsource/noto-naskh-arabic/700.css";
import "./stand-in-ar.css";
