export default function Screen() { return <h1>panorama</h1>; }
