import "@fontsource/mukta/400.css";
import "@fontsource/mukta/600.css";
import "@fontsource/martel/800.css";
import "./stand-in-hi.css";
