package reference;

import java.io.ByteArrayInputStream;
import java.io.File;
import java.io.InputStream;
import java.io.Reader;
import java.util.Arrays;
import javax.xml.XMLConstants;
import javax.xml.transform.Source;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import org.w3c.dom.ls.LSInput;

/** ReportSchema FOLDER: validates the reports in it against the schema of ETSI TS 119 102-2, which the libraries bring. */
public final class ReportSchema {
  /** Each with those that it imports before it. */
  private static final String[] SCHEMAS = {
    "xml.xsd",
    "xmldsig-core-schema.xsd",
    "XAdES01903v132-202407.xsd",
    "ts_119612v020101_xsd.xsd",
    "TS119102-2-v141.xsd",
  };

  public static void main(String[] args) throws Exception {
    SchemaFactory factory = SchemaFactory.newInstance(XMLConstants.W3C_XML_SCHEMA_NS_URI);
    // What they import is in the list: nothing is fetched.
    factory.setResourceResolver((type, namespace, publicId, systemId, base) -> new Nothing());
    Schema schema =
        factory.newSchema(
            Arrays.stream(SCHEMAS)
                .map(name -> new StreamSource(ReportSchema.class.getResourceAsStream("/xsd/" + name)))
                .toArray(Source[]::new));
    File[] reports = new File(args[0]).listFiles();
    int wrong = 0;
    for (File report : reports) {
      try {
        schema.newValidator().validate(new StreamSource(report));
      } catch (org.xml.sax.SAXException fault) {
        wrong += 1;
        System.out.println(report.getName() + ": " + fault.getMessage());
      }
    }
    System.out.println((reports.length - wrong) + " reports are valid, " + wrong + " are not");
    System.exit(wrong == 0 ? 0 : 1);
  }

  private static class Nothing implements LSInput {
    public Reader getCharacterStream() { return null; }
    public void setCharacterStream(Reader stream) {}
    public InputStream getByteStream() { return new ByteArrayInputStream(new byte[0]); }
    public void setByteStream(InputStream stream) {}
    public String getStringData() { return null; }
    public void setStringData(String data) {}
    public String getSystemId() { return null; }
    public void setSystemId(String id) {}
    public String getPublicId() { return null; }
    public void setPublicId(String id) {}
    public String getBaseURI() { return null; }
    public void setBaseURI(String base) {}
    public String getEncoding() { return null; }
    public void setEncoding(String encoding) {}
    public boolean getCertifiedText() { return false; }
    public void setCertifiedText(boolean isCertified) {}
  }
}
