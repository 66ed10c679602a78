@connects
Feature: A wallet on a phone
  A phone scans the QR code on the page, and its user approves: its wallet then works like a browser wallet.

  Background:
    Given the dapp sets "pairing" to "yes"

  @S4.1
  Scenario: The code is scanned, and the user approves
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And account 1 of Ferry is in use
    And the network is "Saltmarsh"
    And the modal is closed

  Scenario: The link works like the code
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor chooses "Copy link"
    And Ferry opens the copied link
    And Ferry approves
    Then the visitor is connected with Ferry

  Scenario: The user declines, and then approves
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry rejects
    Then the visitor sees "Connection declined"
    And the visitor is not connected
    When the visitor chooses "Try again"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  Scenario: An approval after the visitor has left has no effect
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry does not answer
    And the visitor goes back
    Then the Connect screen is shown
    When Ferry approves
    Then Ferry does not share its accounts with the site
    And the visitor is not connected
    And the Connect screen is shown

  @S4.2
  Scenario: A reload keeps the connection
    Given a visitor connected with Ferry
    When the visitor reloads the page
    Then the visitor is connected with Ferry
    And account 1 of Ferry is in use
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @S4.5
  Scenario: Disconnecting on the page disconnects the phone
    Given a visitor connected with Ferry
    When the dapp disconnects
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"
    When the visitor reloads the page
    Then in the end the visitor is not connected

  @sandbox @browser @S4.5
  Scenario: The phone is notified
    Given a visitor connected with Ferry
    When the dapp disconnects
    Then Ferry does not share its accounts with the site

  @sandbox @browser
  Scenario: Another wallet replaces the phone, which is notified
    Given a visitor connected with Ferry
    When the dapp asks to connect Harbor
    And Harbor approves
    Then the visitor is connected with Harbor
    And Ferry does not share its accounts with the site
    When the visitor reloads the page
    Then the visitor is connected with Harbor

  @S4.5
  Scenario: Disconnecting on the phone disconnects the page
    Given a visitor connected with Ferry
    When Ferry forgets the site
    Then the visitor is not connected
    And the dapp reads "address" as "nothing"

  Scenario: The phone signs
    Given a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the dapp is answered "yes"
    And the signature is by account 1 of Ferry

  Scenario: The user declines to sign
    Given a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry rejects
    Then the dapp is answered "rejected"
    And the visitor is connected with Ferry

  Scenario: The phone sends
    Given a visitor connected with Ferry
    And the visitor reviews "0.25" "ETH" to "a friend"
    When the visitor chooses "Send 0.25 ETH"
    And Ferry approves
    Then "a friend" receives "0.25" "ETH"

  @sandbox @browser @S4.17
  Scenario: Switching to an approved network needs no prompt
    Given a visitor connected with Ferry
    When the dapp switches to "Tidewater"
    Then the dapp is answered "yes"
    And the network is "Tidewater"
    And Ferry was never asked to switch network

  @sandbox @browser @S4.17 @every-run
  Scenario: Switching to another network is requested from the phone
    Given Ferry approves Saltmarsh only
    And a visitor connected with Ferry
    When the dapp switches to "Tidewater"
    And Ferry approves
    Then the dapp is answered "yes"
    And the network is "Tidewater"
    And Ferry was asked once to switch network
    And Ferry was never asked to add network

  @sandbox @browser @S4.17
  Scenario: A network that the phone does not know is added
    Given Ferry supports Saltmarsh only
    And a visitor connected with Ferry
    When the dapp switches to "Tidewater"
    And Ferry approves
    Then the dapp is answered "yes"
    And the network is "Tidewater"
    And Ferry was asked once to add network

  Scenario: The phone moves to another network
    Given a visitor connected with Ferry
    When Ferry switches to "Tidewater"
    Then the network is "Tidewater"
    And the visitor is connected with Ferry

  Scenario: The phone uses another account
    Given a visitor connected with Ferry
    When Ferry switches to its account 2
    Then account 2 of Ferry is in use

  @sandbox @browser @S5.17
  Scenario Outline: <id> is a valid account id
    Given a visitor connected with Ferry
    When Ferry reports its account 2 as "<id>"
    Then account 2 of Ferry is in use

    Examples: three parts
      | id                   |
      | eip155:31337:ADDRESS |

  @sandbox @browser @S5.17
  Scenario Outline: <id> is not a valid account id
    Given a visitor connected with Ferry
    When Ferry reports its account 2 as "<id>"
    And Ferry switches to "Tidewater"
    Then the network is "Tidewater"
    And account 1 of Ferry is in use

    Examples: fewer parts, or more
      | id                          |
      | eip155:ADDRESS              |
      | 31337:ADDRESS               |
      | eip155:31337:mainnet:ADDRESS |
      | eip155:31337:ADDRESS:0      |

    Examples: empty parts
      | id              |
      | eip155::ADDRESS |
      | :31337:ADDRESS  |
      | eip155:31337:   |

  @sandbox @browser
  Scenario: A phone that approves fewer networks is used on those
    Given Ferry approves Tidewater only
    And a visitor connected with Ferry
    Then the network is "Tidewater"
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @sandbox @browser
  Scenario: A phone gets no requests that it has not approved
    Given Ferry approves only methods for sending
    And a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "method-not-supported"
    And Ferry was never asked to sign
    And the visitor is connected with Ferry

  @sandbox @browser @S4.16 @every-run
  Scenario: A phone with accounts on an unknown network only is shown as unsupported
    Given Ferry approves accounts on Farshore only
    And a visitor connected with Ferry
    Then the Unsupported network screen is shown
    And the network is "Unknown Network"

  @sandbox @browser
  Scenario: A phone with an invalid account ends in a plain sentence
    Given Ferry shares a malformed account
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry approves
    Then the visitor sees "No account was shared"
    And the visitor is not connected
    And Ferry does not share its accounts with the site

  @sandbox @browser
  Scenario: Without the relay the visitor is told in time, and can retry once it is back
    Given the relay is unreachable
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    Then the visitor sees "No response"
    And the visitor is not connected
    When the relay is back
    And the visitor chooses "Try again"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  @sandbox @browser
  Scenario: The phone extends the session, and pings the site
    Given a visitor connected with Ferry
    When Ferry extends the session
    And Ferry pings the site
    And the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @sandbox @browser
  Scenario: The phone removes the network in use
    Given a visitor connected with Ferry
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    When Ferry reduces the session to Saltmarsh
    Then the network is "Saltmarsh"
    And the visitor is connected with Ferry

  @sandbox @browser
  Scenario: A duplicate approval makes one session
    Given Ferry approves the proposal twice
    And a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry
    And Ferry was asked once to sign

  Scenario: The dapp pings the phone
    Given a visitor connected with Ferry
    When the dapp pings the wallet
    Then the dapp is answered "yes"
    And Ferry was never asked to sign

  Scenario: A phone that cannot be reached is reported in time
    Given a visitor connected with Ferry
    And Ferry stops responding
    When the dapp pings the wallet
    Then the dapp is answered "timed-out"
    And the visitor is connected with Ferry

  Scenario: A wallet in this browser needs no ping
    Given a visitor connected with Harbor
    When the dapp pings the wallet
    Then the dapp is answered "method-not-supported"

  @sandbox @browser
  Scenario: The phone adds another namespace later, and removes it
    Given the dapp sets "Solana" to "yes"
    And Ferry approves Saltmarsh only
    And a visitor connected with Ferry
    When Ferry adds Solana to the session
    Then the dapp reads "connected namespaces" as "eip155,solana"
    And account 1 of Ferry is in use
    When Ferry reduces the session to Saltmarsh
    Then the dapp reads "connected namespaces" as "eip155"
    When Ferry adds Solana to the session
    And the visitor reloads the page
    Then the visitor is connected with Ferry
    And the dapp reads "connected namespaces" as "eip155,solana"

  @sandbox @browser @S4.4 @every-run
  Scenario: A new code appears before the first expires, on the same screen
    Given the dapp sets "clock" to "adjustable"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor notes the pairing code
    And 200000 milliseconds pass
    Then the pairing code is the same
    When 30000 milliseconds pass
    Then the pairing code is a new one
    And the Pairing screen is shown
    When Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry

  @sandbox @browser @S4.4
  Scenario: The earlier code can still be approved
    Given the dapp sets "clock" to "adjustable"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And the visitor notes the pairing code
    And Ferry scans the code
    And Ferry does not answer
    And 230000 milliseconds pass
    Then the pairing code is a new one
    When Ferry approves
    Then the visitor is connected with Ferry
    And the modal is closed

  @browser @S4.5
  Scenario: A session that expires ends, and the visitor can connect again
    Given the dapp sets "clock" to "adjustable"
    And a visitor connected with Ferry
    When 604000000 milliseconds pass
    Then the visitor is connected with Ferry
    When 1000000 milliseconds pass
    Then the visitor is not connected
    When the visitor reloads the page
    Then in the end the visitor is not connected

  @sandbox @browser @S3.4 @every-run
  Scenario: A wallet chosen from a list has its id there
    Given the dapp sets "custom wallet" to "Ferry"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Ferry"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And the dapp reads "directory id of wallet" as "listed-Ferry"
