@sandbox @browser
Feature: The relay between the page and the phone
  The connection recovers from interruptions, or they are reported in time. No request is lost or duplicated.

  Background:
    Given the dapp sets "pairing" to "yes"

  @S8.9 @every-run
  Scenario Outline: A relay that refuses <whom> is reported, and the visitor can retry
    Given the relay is refusing <whom>
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    Then the dapp reads "alert" as "<alert>"
    And the visitor sees "<sentence>"
    And the console says "<line>"
    When the relay is back
    And the visitor chooses "Try again"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

    @S8.7
    Examples: what the site's developers can fix
      | whom        | alert                     | sentence                           | line                       |
      | the project | Invalid App Configuration | This site isn’t set up correctly  | The project id is not valid |
      | the origin  | Invalid App Configuration | This site isn’t set up correctly  | not found on Allowlist     |

    @S8.6
    Examples: what they cannot
      | whom      | alert           | sentence                     | line                         |
      | the clock | Session Expired | Your device’s clock is wrong | date and time of this device |

  Scenario: A request made while the relay is unreachable arrives once it is back, and only once
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the dapp asks for a signature of "Sail at noon"
    And the relay is back
    And Ferry approves
    Then the signature is by account 1 of Ferry
    And Ferry was asked once to sign

  Scenario: A request times out if the relay stays unreachable, and does not arrive later
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "request-failed"
    And the visitor is connected with Ferry
    When the relay is back
    And the dapp asks for a signature of "Sail at one"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    And Ferry was asked once to sign

  Scenario: Events arrive again after the relay was unreachable
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the relay is back
    And Ferry switches to its account 2
    Then account 2 of Ferry is in use

  @S4.2
  Scenario: A reload restores the connection while the relay is unreachable
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the visitor reloads the page
    Then the visitor is connected with Ferry
    When the relay is back
    And the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @S4.5
  Scenario: Disconnecting while the relay is unreachable takes effect at once, and the phone is notified later
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the dapp disconnects
    Then the visitor is not connected
    When the relay is back
    Then Ferry does not share its accounts with the site

  @S4.5
  Scenario: After disconnecting while the relay is unreachable and reloading, the phone is notified on the next visit
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the dapp disconnects
    And the visitor reloads the page
    Then the visitor is not connected
    When the relay is back
    Then Ferry does not share its accounts with the site

  @S4.5
  Scenario: The page is disconnected if the phone ended the session while the relay was unreachable
    Given a visitor connected with Ferry
    When the relay is unreachable
    And the visitor reloads the page
    And the visitor is connected with Ferry
    And the relay is back
    And Ferry forgets the site
    Then the visitor is not connected

  Scenario: A visitor who is pairing sees that the relay is unreachable, and when it is back
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor sees "Scan with a wallet"
    And the relay is unreachable
    Then the visitor sees "No connection. Trying again"
    And the Pairing screen is shown
    When the relay is back
    Then the visitor does not see "No connection. Trying again"
    When Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
