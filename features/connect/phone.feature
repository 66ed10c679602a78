@connects
Feature: A wallet on a phone
  A phone scans the QR code on the page, and its user approves: its wallet then works like a browser wallet.

  Background:
    Given the dapp sets "pairing" to "yes"

  @S4.1
  Scenario: The user of the phone scans the QR code and approves
    Given a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "WalletConnect"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And account 1 of Ferry is in use
    And the network is "Saltmarsh"
    And the modal is closed

  Scenario: The pairing link works like the QR code
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
    Then the visitor is not connected

  @sandbox @browser @S4.5
  Scenario: Disconnecting on the page notifies the phone
    Given a visitor connected with Ferry
    When the dapp disconnects
    Then Ferry does not share its accounts with the site

  @sandbox @browser
  Scenario: Connecting another wallet disconnects the phone, which is notified
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

  Scenario: The phone signs a message
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

  Scenario: The phone sends a transfer
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
  Scenario: Switching to a network that was not approved is requested from the phone
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

  Scenario: The phone switches to another network
    Given a visitor connected with Ferry
    When Ferry switches to "Tidewater"
    Then the network is "Tidewater"
    And the visitor is connected with Ferry

  Scenario: The phone switches to another account
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
  Scenario: A phone that approves only some networks is used on those
    Given Ferry approves Tidewater only
    And a visitor connected with Ferry
    Then the network is "Tidewater"
    When the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @sandbox @browser
  Scenario: A phone gets no requests with methods that it has not approved
    Given Ferry approves only methods for sending
    And a visitor connected with Ferry
    When the dapp asks for a signature of "Sail at noon"
    Then the dapp is answered "method-not-supported"
    And Ferry was never asked to sign
    And the visitor is connected with Ferry

  @sandbox @browser @S4.16 @every-run
  Scenario: A phone that shares accounts only on an unknown network leads to the Unsupported network screen
    Given Ferry approves accounts on Farshore only
    And a visitor connected with Ferry
    Then the Unsupported network screen is shown
    And the network is "Unknown Network"

  @sandbox @browser
  Scenario: A phone that shares an invalid account leads to a plain message
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
  Scenario: If the relay is unreachable, the visitor is notified and can retry once it is back
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
  Scenario: The phone can extend the session and ping the site
    Given a visitor connected with Ferry
    When Ferry extends the session
    And Ferry pings the site
    And the dapp asks for a signature of "Sail at noon"
    And Ferry approves
    Then the signature is by account 1 of Ferry

  @sandbox @browser
  Scenario: If the phone removes the network in use, an approved one is used
    Given a visitor connected with Ferry
    And the dapp switches to "Tidewater"
    And the network is "Tidewater"
    When Ferry reduces the session to Saltmarsh
    Then the network is "Saltmarsh"
    And the visitor is connected with Ferry

  @sandbox @browser
  Scenario: A duplicate approval creates only one session
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

  Scenario: A ping to a phone that does not respond times out
    Given a visitor connected with Ferry
    And Ferry stops responding
    When the dapp pings the wallet
    Then the dapp is answered "timed-out"
    And the visitor is connected with Ferry

  Scenario: A browser wallet does not support pings
    Given a visitor connected with Harbor
    When the dapp pings the wallet
    Then the dapp is answered "method-not-supported"

  @sandbox @browser
  Scenario: The phone adds another namespace to the session, and removes it
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
  Scenario: A new QR code appears on the same screen before the first one expires
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
  Scenario: A pairing by the earlier QR code can still be approved
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
  Scenario: An expired session disconnects the visitor
    Given the dapp sets "clock" to "adjustable"
    And a visitor connected with Ferry
    When 604000000 milliseconds pass
    Then the visitor is connected with Ferry
    When 1000000 milliseconds pass
    Then the visitor is not connected
    When the visitor reloads the page
    Then the visitor is not connected

  @sandbox @browser @S3.4 @every-run
  Scenario: A wallet chosen from the list has its directory id
    Given the dapp sets "custom wallet" to "Ferry"
    And a visitor on the page
    When the visitor opens the modal
    And the visitor chooses "Ferry"
    And Ferry scans the code
    And Ferry approves
    Then the visitor is connected with Ferry
    And the dapp reads "directory id of wallet" as "listed-Ferry"
